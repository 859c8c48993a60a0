import {
  country,
  type Database,
  firstRow,
  fixture,
  league,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
  team,
  worldOf,
} from '@touchline/database'
import { DEFAULT_TOP_CLUBS, DEFAULT_TOP_LEAGUES, isInPlay, STATES } from '@touchline/football'
import { and, eq, gt, sql } from 'drizzle-orm'
import { LONGEST_MATCH_MS } from '../shared/longest-match.ts'

const IN_PLAY = STATES.map((state) => state.id).filter(isInPlay)

const ANY_FIXTURE = statement(() => query.select({ one: sql<number>`1` }).from(fixture).limit(1))

/** What the database holds, as far as anything was stored. */
export async function findWorld({ pool }: Database): Promise<'demo' | 'real' | 'empty'> {
  const found = await firstRow(pool, ANY_FIXTURE, {})
  return found === null ? 'empty' : ((await worldOf(pool)) ?? 'real')
}

const COUNT_IN_PLAY = statement((p: Placeholders<{ states: readonly number[]; since: Date }>) =>
  query
    .select({ count: sql<number>`count(*)::int` })
    .from(fixture)
    .where(
      and(sql`${fixture.stateId} = any(${p.states}::smallint[])`, gt(fixture.kickoff, p.since), fixture.kickoffKnown),
    ),
)

/** How many matches are being played; what began more than two days ago was forgotten by its feed. */
export async function countInPlay({ pool }: Database, now: Date): Promise<number> {
  const since = new Date(now.getTime() - LONGEST_MATCH_MS)
  return (await firstRow(pool, COUNT_IN_PLAY, { states: IN_PLAY, since }))?.count ?? 0
}

const TOP_LEAGUES = statement((p: Placeholders<{ keys: readonly string[] }>) =>
  query
    .select({
      id: league.id,
      name: league.name,
      countryId: country.id,
      countryName: country.name,
      countryCode: country.code,
    })
    .from(league)
    .innerJoin(country, eq(country.id, league.countryId))
    .where(sql`${league.stableKey} = any(${p.keys}::text[])`)
    .orderBy(sql`array_position(${p.keys}::text[], ${league.stableKey})`),
)

export type TopLeagueRow = RowOf<typeof TOP_LEAGUES>

/** The default competitions that are stored, in the order of the list. */
export function findTopLeagues({ pool }: Database): Promise<TopLeagueRow[]> {
  return rows(pool, TOP_LEAGUES, { keys: DEFAULT_TOP_LEAGUES })
}

const TOP_CLUBS = statement((p: Placeholders<{ keys: readonly string[] }>) =>
  query
    .select({ id: team.id, name: team.name, countryName: country.name })
    .from(team)
    .innerJoin(country, eq(country.id, team.countryId))
    .where(sql`${team.stableKey} = any(${p.keys}::text[])`)
    .orderBy(sql`array_position(${p.keys}::text[], ${team.stableKey})`),
)

export type TopClubRow = RowOf<typeof TOP_CLUBS>

/** The default clubs that are stored, in the order of the list. */
export function findTopClubs({ pool }: Database): Promise<TopClubRow[]> {
  return rows(pool, TOP_CLUBS, { keys: DEFAULT_TOP_CLUBS })
}
