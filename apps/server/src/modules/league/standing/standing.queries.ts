import {
  type Database,
  feedProblem,
  firstRow,
  fixture,
  group,
  type Placeholders,
  prepared,
  query,
  type RowOf,
  rows,
  stage,
  standing,
  team,
} from '@touchline/database'
import { IMPOSSIBLE } from '@touchline/ingest/derive/seasons/impossible-season.ts'
import { readFixtures } from '@touchline/ingest/derive/seasons/read-season.ts'
import { tableParts } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { PHASE, uncertainMatches } from '@touchline/ingest/derive/seasons/uncertain-matches.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { awayTeam, homeTeam } from '../../shared/fixture-row.ts'

const STANDING = prepared((p: Placeholders<{ seasonId: number }>) =>
  query
    .select({
      position: standing.position,
      points: standing.points,
      teamId: team.id,
      teamName: team.name,
      teamCode: team.shortCode,
      ruleTypeId: standing.ruleTypeId,
      movement: standing.movement,
      details: standing.details,
      /** Oldest first. */
      form: standing.form,
      stageId: stage.id,
      stageName: stage.name,
      stageOrder: stage.sortOrder,
      groupId: group.id,
      groupName: group.name,
    })
    .from(standing)
    .innerJoin(team, eq(team.id, standing.teamId))
    .leftJoin(stage, eq(stage.id, standing.stageId))
    .leftJoin(group, eq(group.id, standing.groupId))
    .where(eq(standing.seasonId, p.seasonId))
    .orderBy(asc(standing.place)),
)

export type StandingTableRow = RowOf<typeof STANDING>

/** The tables of a season, one after the other. */
export function findStanding({ pool }: Database, seasonId: number): Promise<StandingTableRow[]> {
  return rows(pool, STANDING, { seasonId })
}

/** Letters a row shows, at most. */
export const MAX_FORM = 10

const FORM_FIXTURES = prepared((p: Placeholders<{ ids: readonly number[] }>) =>
  query
    .select({
      id: fixture.id,
      kickoff: fixture.kickoff,
      homeId: homeTeam.id,
      homeName: homeTeam.name,
      awayId: awayTeam.id,
      awayName: awayTeam.name,
      homeGoals: fixture.homeGoals,
      awayGoals: fixture.awayGoals,
    })
    .from(fixture)
    .innerJoin(homeTeam, eq(homeTeam.id, fixture.homeTeamId))
    .innerJoin(awayTeam, eq(awayTeam.id, fixture.awayTeamId))
    .where(sql`${fixture.id} = any(${p.ids}::int[])`),
)

export type FormFixtureRow = RowOf<typeof FORM_FIXTURES>

/** The matches behind the letters of form, by id. */
export async function findFormFixtures(
  { pool }: Database,
  ids: readonly number[],
): Promise<Map<number, FormFixtureRow>> {
  if (ids.length === 0) return new Map()
  return new Map((await rows(pool, FORM_FIXTURES, { ids })).map((row) => [row.id, row]))
}

const DOUBT = prepared((p: Placeholders<{ key: string; kind: string }>) =>
  query
    .select({ key: feedProblem.key })
    .from(feedProblem)
    .where(and(eq(feedProblem.kind, p.kind), eq(feedProblem.key, p.key)))
    .limit(1),
)

/** Whether there is evidence of doubled clubs or matches in the season. */
export const isImpossible = (database: Database, seasonId: number): Promise<boolean> =>
  isNoted(database, seasonId, IMPOSSIBLE)

const isNoted = async ({ pool }: Database, seasonId: number, kind: string): Promise<boolean> =>
  (await firstRow(pool, DOUBT, { key: `season:${seasonId}`, kind })) !== null

/** The matches of the season that no table counts, as it is not certain to which phase they belong. */
export async function findUncertain(database: Database, seasonId: number) {
  const season = (await isNoted(database, seasonId, PHASE)) ? await readFixtures(database.pool, seasonId) : null
  return uncertainMatches(season ? tableParts(season, []) : []).map(({ id, kickoff, home, away }) => ({
    ...{ fixture_id: id, starting_at: kickoff },
    ...{ home: season?.teams.get(home)?.name ?? '', away: season?.teams.get(away)?.name ?? '' },
  }))
}
