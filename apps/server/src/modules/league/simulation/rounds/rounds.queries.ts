import {
  country,
  execute,
  fixture,
  league,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  season,
  seasonChance,
  selection,
  statement,
  team,
} from '@touchline/database'
import { isDecided, STATES } from '@touchline/football'
import { isRatedLeague } from '@touchline/ingest/derive/ratings/rated-fixtures.queries.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'

const DECIDED = sql.raw(
  STATES.map(({ id }) => id)
    .filter(isDecided)
    .join(),
)

const RUNNING = statement(() =>
  selection(
    {
      id: season.id,
      leagueId: league.id,
      tier: league.tier,
      decided: sql<number>`(count(*) filter (where ${fixture.stateId} in (${DECIDED})))::integer`,
    },
    (columns) => sql`
      select ${columns} from ${season} join ${league} on ${league.id} = ${season.leagueId}
      join ${country} on ${country.id} = ${league.countryId} join ${fixture} on ${fixture.seasonId} = ${season.id}
      where ${season.current} and ${isRatedLeague} group by ${season.id}, ${league.id}
      having count(*) filter (where ${fixture.stateId} not in (${DECIDED})) > 0
        or exists (select from ${seasonChance} where ${seasonChance.seasonId} = ${season.id})
      order by ${season.id}`,
  ),
)

export type RunningSeason = RowOf<typeof RUNNING>

/** Seasons of rated leagues with matches to come, and those that were followed until their last. */
export const runningSeasons = (queryable: Queryable): Promise<RunningSeason[]> => rows(queryable, RUNNING, {})

const CUPS = statement((p: Placeholders<{ from: Date; until: Date }>) =>
  selection(
    { id: season.id, decided: sql<number>`(count(*) filter (where ${fixture.stateId} in (${DECIDED})))::integer` },
    (columns) => sql`
      select ${columns} from ${season} join ${league} on ${league.id} = ${season.leagueId}
      join ${country} on ${country.id} = ${league.countryId} join ${fixture} on ${fixture.seasonId} = ${season.id}
      where ${season.current} and not coalesce(${isRatedLeague}, false) and ${league.type} <> 'friendly' group by ${season.id}
      having count(*) filter (where ${fixture.kickoff} between ${p.from}::timestamptz and ${p.until}::timestamptz and ${fixture.stateId} not in (${DECIDED})) > 0
      order by ${season.id}`,
  ),
)

export type RunningCup = RowOf<typeof CUPS>

/** Seasons of cups and tournaments with matches to come between two instants. */
export const cupsWithMatches = (queryable: Queryable, from: Date, until: Date): Promise<RunningCup[]> =>
  rows(queryable, CUPS, { from, until })

const KEPT = statement((p: Placeholders<{ seasonId: number }>) =>
  query
    .select()
    .from(seasonChance)
    .where(eq(seasonChance.seasonId, p.seasonId))
    .orderBy(asc(seasonChance.stageId), asc(seasonChance.groupId), asc(seasonChance.round)),
)

export type KeptChance = RowOf<typeof KEPT>

/** The stored chances of a season, round by round. */
export const keptChances = (queryable: Queryable, seasonId: number): Promise<KeptChance[]> =>
  rows(queryable, KEPT, { seasonId })

/** Adds rows; existing ones of a round stay as they are. */
export const addChances = (queryable: Queryable, added: (typeof seasonChance.$inferInsert)[]): Promise<number> =>
  execute(queryable, query.insert(seasonChance).values(added).onConflictDoNothing())

const TEAMS = statement((p: Placeholders<{ seasonId: number }>) =>
  query
    .select({ id: team.id, name: team.name, shortCode: team.shortCode })
    .from(team)
    .where(
      inArray(
        team.id,
        query.select({ id: seasonChance.teamId }).from(seasonChance).where(eq(seasonChance.seasonId, p.seasonId)),
      ),
    )
    .orderBy(asc(team.name)),
)

export type TeamName = RowOf<typeof TEAMS>

export const chanceTeams = (queryable: Queryable, seasonId: number): Promise<TeamName[]> =>
  rows(queryable, TEAMS, { seasonId })
