import { hash } from 'node:crypto'
import {
  coach,
  type Database,
  execute,
  inTransaction,
  league,
  type Placeholders,
  player,
  query,
  readMeta,
  rows,
  type SearchedKind,
  type Statement,
  searchName,
  statement,
  team,
  venue,
  writeMeta,
} from '@touchline/database'
import { leagueNamesText, listedNamesText } from '@touchline/feeds'
import { SEARCH_RULES } from '@touchline/football'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../../write/apply-batch.ts'
import { leagueRow, type NamedRow, personRow, shownNamesText, teamRow } from './things.ts'
import { weighNames } from './weigh-names.ts'
import { writeNames } from './write-names.ts'

const KEY = 'search_names'
const AT_ONCE = 5_000

/** The lists and rules the names of this version are made by. */
const version = () => hash('sha256', SEARCH_RULES + listedNamesText() + leagueNamesText() + shownNamesText())

type From = Placeholders<{ after: number }>

/** Names that sources use of the things of a kind, as they are stored. */
const usedNames = (kind: SearchedKind) =>
  query
    .select({ id: searchName.id, names: sql<string[]>`array_agg(${searchName.name})`.as('names') })
    .from(searchName)
    .where(and(eq(searchName.kind, kind), eq(searchName.origin, 0)))
    .groupBy(searchName.id)
    .as('n')
const ofTeams = usedNames('team')
const ofLeagues = usedNames('league')
const orNone = (names: SQL.Aliased<string[]>) => sql<string[]>`coalesce(${names}, '{}')`

/** The things of a kind with what their names are made of, some thousands at a time. */
const QUESTIONS = {
  team: statement((p: From) =>
    query
      .select({
        ...{ id: team.id, name: team.name, stableKey: team.stableKey, national: team.national },
        ...{ countryId: team.countryId, city: venue.city, used: orNone(ofTeams.names) },
      })
      .from(team)
      .leftJoin(venue, eq(venue.id, team.venueId))
      .leftJoin(ofTeams, eq(ofTeams.id, team.id))
      .where(gt(team.id, p.after))
      .orderBy(team.id)
      .limit(AT_ONCE),
  ),
  league: statement((p: From) =>
    query
      .select({
        ...{ id: league.id, name: league.name, stableKey: league.stableKey, countryId: league.countryId },
        used: orNone(ofLeagues.names),
      })
      .from(league)
      .leftJoin(ofLeagues, eq(ofLeagues.id, league.id))
      .where(gt(league.id, p.after))
      .orderBy(league.id)
      .limit(AT_ONCE),
  ),
  player: persons(player),
  coach: persons(coach),
}

function persons(person: typeof player | typeof coach) {
  return statement((p: From) =>
    query
      .select({ id: person.id, name: person.name, commonName: person.commonName })
      .from(person)
      .where(gt(person.id, p.after))
      .orderBy(person.id)
      .limit(AT_ONCE),
  )
}

/**
 * Makes the names everything stored can be found by, where they were made by other lists and rules or never; the names that sources
 * use stay. In one transaction; costs one query when there is nothing to do.
 * @returns whether they were made
 */
export async function prepareNames(database: Database, now: Date): Promise<boolean> {
  if ((await readMeta(database.pool, KEY)) === version()) return false
  const made = await inTransaction(database, async (client) => {
    await takeTurn(client)
    if ((await readMeta(client, KEY)) === version()) return false
    await execute(client, query.delete(searchName).where(gt(searchName.origin, 0)))
    const withUsed = <T extends { name: string; used: string[] }>(one: T) => ({
      ...one,
      names: [one.name, ...one.used],
    })
    await makeNames(client, { kind: 'team', question: QUESTIONS.team, named: (one) => teamRow(withUsed(one)) })
    await makeNames(client, { kind: 'league', question: QUESTIONS.league, named: (one) => leagueRow(withUsed(one)) })
    await makeNames(client, { kind: 'player', question: QUESTIONS.player, named: personRow })
    await makeNames(client, { kind: 'coach', question: QUESTIONS.coach, named: personRow })
    await writeMeta(client, KEY, version())
    return true
  })
  if (made) await weighNames(database, now)
  return made
}

async function makeNames<Row extends { id: number }>(
  client: pg.ClientBase,
  {
    kind,
    question,
    named,
  }: { kind: SearchedKind; question: Statement<{ after: number }, Row>; named: (row: Row) => NamedRow },
): Promise<void> {
  for (let after = 0; ; ) {
    const found = await rows(client, question, { after })
    await writeNames(client, kind, found.map(named))
    after = found.at(-1)?.id ?? 0
    if (found.length < AT_ONCE) return
  }
}
