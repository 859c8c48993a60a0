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
  transfer,
  worldOf,
} from '@touchline/database'
import { isInPlay, STATE, STATES } from '@touchline/football'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { isLeagueShown } from '../league/shown-leagues.sql.ts'
import { MAX_MATCH_MS } from '../shared/longest-match.ts'

const IN_PLAY = STATES.map((state) => state.id).filter(isInPlay)

const ANY_FIXTURE = statement(() => query.select({ one: sql<number>`1` }).from(fixture).limit(1))

/** The world in the database, once anything is stored. */
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
  const since = new Date(now.getTime() - MAX_MATCH_MS)
  return (await firstRow(pool, COUNT_IN_PLAY, { states: IN_PLAY, since }))?.count ?? 0
}

const NEXT_KICKOFF = statement((p: Placeholders<{ now: Date }>) =>
  query
    .select({ kickoff: fixture.kickoff })
    .from(fixture)
    .where(and(eq(fixture.stateId, STATE.not_started), gt(fixture.kickoff, p.now), fixture.kickoffKnown))
    .orderBy(asc(fixture.kickoff))
    .limit(1),
)

/** When the first match to come begins whose time is known. */
export async function findNextKickoff({ pool }: Database, now: Date): Promise<Date | null> {
  return (await firstRow(pool, NEXT_KICKOFF, { now }))?.kickoff ?? null
}

const ENDS = statement(() =>
  query
    .select({ first: sql<Date | null>`min(${fixture.kickoff})`, last: sql<Date | null>`max(${fixture.kickoff})` })
    .from(fixture),
)

/** Kick-offs of the first and the last match there is. */
export const findFirstAndLast = async ({ pool }: Database) =>
  (await firstRow(pool, ENDS, {})) ?? { first: null, last: null }

const ANY_TRANSFER = statement(() => query.select({ one: sql<number>`1` }).from(transfer).limit(1))

export const hasTransfers = async ({ pool }: Database): Promise<boolean> =>
  (await firstRow(pool, ANY_TRANSFER, {})) !== null

/** Defaults for visitors without choices, by stable keys. */
export interface TopLists {
  leagues: readonly string[]
  clubs: readonly string[]
}

/** Named by stable key, or by our id where an operator chose them. */
interface Chosen {
  keys: readonly string[]
  ids: readonly number[]
}

const TOP_LEAGUES = statement((p: Placeholders<Chosen>) =>
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
    .where(
      sql`(${league.stableKey} = any(${p.keys}::text[]) or ${league.id} = any(${p.ids}::int[])) and ${isLeagueShown}`,
    )
    .orderBy(
      sql`coalesce(array_position(${p.ids}::int[], ${league.id}), array_position(${p.keys}::text[], ${league.stableKey}))`,
    ),
)

export type TopLeagueRow = RowOf<typeof TOP_LEAGUES>

/** Those of these competitions that are stored, in the order of the list. */
function findTopLeagues({ pool }: Pick<Database, 'pool'>, chosen: Chosen): Promise<TopLeagueRow[]> {
  return rows(pool, TOP_LEAGUES, { ...chosen })
}

const TOP_CLUBS = statement((p: Placeholders<Chosen>) =>
  query
    .select({ id: team.id, name: team.name, countryName: country.name })
    .from(team)
    .innerJoin(country, eq(country.id, team.countryId))
    .where(sql`(${team.stableKey} = any(${p.keys}::text[]) or ${team.id} = any(${p.ids}::int[]))`)
    .orderBy(
      sql`coalesce(array_position(${p.ids}::int[], ${team.id}), array_position(${p.keys}::text[], ${team.stableKey}))`,
    ),
)

export type TopClubRow = RowOf<typeof TOP_CLUBS>

/** Those of these clubs that are stored, in the order of the list. */
function findTopClubs({ pool }: Pick<Database, 'pool'>, chosen: Chosen): Promise<TopClubRow[]> {
  return rows(pool, TOP_CLUBS, { ...chosen })
}

/** The leagues and clubs of the boxes: what an operator chose, else what the server is configured with. */
export function findTop(
  database: Pick<Database, 'pool'>,
  usual: TopLists,
  chosen: { leagues: number[]; clubs: number[] } | null,
) {
  const of = (box: 'leagues' | 'clubs'): Chosen =>
    chosen === null ? { keys: usual[box], ids: [] } : { keys: [], ids: chosen[box] }
  return Promise.all([findTopLeagues(database, of('leagues')), findTopClubs(database, of('clubs'))])
}
