import {
  coach,
  type Database,
  firstRow,
  league,
  type Placeholders,
  player,
  playerSpell,
  query,
  type RowOf,
  referee,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { and, asc, type Column, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isLeagueActive, isLeagueShown } from '../league/shown-leagues.sql.ts'

/** Limit and offset of a page. */
export type Window = readonly [limit: number, offset: number]

const inCountry = (table: PgTable & { countryId: Column }, countryId: Placeholder) =>
  sql<boolean>`exists (select from ${table} where ${table.countryId} = ${countryId})`

const PARTS = statement((p: Placeholders<{ countryId: number }>) =>
  selection(
    {
      team: inCountry(team, p.countryId),
      player: inCountry(player, p.countryId),
      coach: inCountry(coach, p.countryId),
      referee: inCountry(referee, p.countryId),
    },
    (columns) => sql`select ${columns}`,
  ),
)

const NOTHING: RowOf<typeof PARTS> = { team: false, player: false, coach: false, referee: false }

/** Parts that exist in a country. */
export async function findParts({ pool }: Database, countryId: number): Promise<RowOf<typeof PARTS>> {
  return (await firstRow(pool, PARTS, { countryId })) ?? NOTHING
}

const LEAGUES = statement((p: Placeholders<{ countryId: number }>) =>
  query
    .select({ id: league.id, name: league.name, type: league.type, subType: league.subType, active: isLeagueActive })
    .from(league)
    .where(and(eq(league.countryId, p.countryId), isLeagueShown))
    .orderBy(desc(isLeagueActive), sql`lower(${league.name})`, asc(league.id)),
)

export type CountryLeagueRow = RowOf<typeof LEAGUES>

export function findLeagues({ pool }: Database, countryId: number): Promise<CountryLeagueRow[]> {
  return rows(pool, LEAGUES, { countryId })
}

interface PageValues {
  countryId: number
  limit: number
  offset: number
}

const TEAMS = statement((p: Placeholders<PageValues>) =>
  query
    .select({
      id: team.id,
      name: team.name,
      shortCode: team.shortCode,
      founded: team.founded,
      national: team.national,
    })
    .from(team)
    .where(eq(team.countryId, p.countryId))
    .orderBy(asc(team.foldedName), asc(team.id))
    .limit(p.limit)
    .offset(p.offset),
)

export type CountryTeamRow = RowOf<typeof TEAMS>

export function findTeams({ pool }: Database, countryId: number, [limit, offset]: Window): Promise<CountryTeamRow[]> {
  return rows(pool, TEAMS, { countryId, limit, offset })
}

type PersonColumn = 'id' | 'name' | 'commonName' | 'dateOfBirth'

const personOf = <T extends Record<PersonColumn, Column>>(table: T): Pick<T, PersonColumn> => ({
  id: table.id,
  name: table.name,
  commonName: table.commonName,
  dateOfBirth: table.dateOfBirth,
})

/** By surname, as far as the last word is one, then by the whole name, which the page shows. */
const bySurname = (table: Record<'id' | 'name' | 'sortName', Column>) => [
  sql`regexp_replace(${table.sortName}, '^.* ', '')`,
  sql`lower(${table.name})`,
  asc(table.id),
]

// Active players come first: many others ended their careers long ago.
const PLAYERS = statement((p: Placeholders<PageValues & { today: string }>) =>
  query
    .select({ ...personOf(player), height: player.height, weight: player.weight })
    .from(player)
    .where(eq(player.countryId, p.countryId))
    .orderBy(
      sql`exists (
        select from ${playerSpell} where ${playerSpell.playerId} = ${player.id}
          and (${playerSpell.startsOn} is null or ${playerSpell.startsOn} <= ${p.today}::date)
          and (${playerSpell.endsOn} is null or ${playerSpell.endsOn} >= ${p.today}::date)
      ) desc`,
      ...bySurname(player),
    )
    .limit(p.limit)
    .offset(p.offset),
)

const COACHES = statement((p: Placeholders<PageValues>) =>
  query
    .select(personOf(coach))
    .from(coach)
    .where(eq(coach.countryId, p.countryId))
    .orderBy(...bySurname(coach))
    .limit(p.limit)
    .offset(p.offset),
)

const REFEREES = statement((p: Placeholders<PageValues>) =>
  query
    .select(personOf(referee))
    .from(referee)
    .where(eq(referee.countryId, p.countryId))
    .orderBy(...bySurname(referee))
    .limit(p.limit)
    .offset(p.offset),
)

export type CountryPlayerRow = RowOf<typeof PLAYERS>
export type PersonRow = RowOf<typeof COACHES>

export function findPlayers(
  { pool }: Database,
  { countryId, today, page: [limit, offset] }: { countryId: number; today: string; page: Window },
): Promise<CountryPlayerRow[]> {
  return rows(pool, PLAYERS, { countryId, today, limit, offset })
}

export function findCoaches({ pool }: Database, countryId: number, [limit, offset]: Window): Promise<PersonRow[]> {
  return rows(pool, COACHES, { countryId, limit, offset })
}

export function findReferees({ pool }: Database, countryId: number, [limit, offset]: Window): Promise<PersonRow[]> {
  return rows(pool, REFEREES, { countryId, limit, offset })
}
