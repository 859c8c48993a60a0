import { event, fixture, type Queryable, readMeta, rows, selection, statement, writeMeta } from '@touchline/database'
import { GOAL_TYPES } from '@touchline/football'
import { type GoalHazard, HAZARD_BANDS, HAZARD_SEASONS, publishedHazard, seasonHazard } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const KEPT = 'goal hazards'
const AHEAD = Array.from({ length: HAZARD_SEASONS + 1 }, (_, years) => years)
const hazards = z.record(z.string(), z.array(z.number()).length(HAZARD_BANDS.length)).catch({})

/** Goals by season and minute; a season begins in July. */
const MINUTES = statement(() =>
  selection(
    {
      season: sql<number>`extract(year from ${fixture.kickoff} at time zone 'UTC' - interval '6 months')::int`,
      minute: sql<number>`greatest(1, ${event.minute})`,
      goals: sql<number>`count(*)`,
    },
    (columns) => sql`
      select ${columns} from ${event} join ${fixture} on ${fixture.id} = ${event.fixtureId}
      where ${event.typeId} in (${sql.raw(GOAL_TYPES.join())}) and ${event.minute} <= 90 and not ${fixture.doubled} group by 1, 2`,
  ),
)

/** Fits the weights of every season with goals and of those that look back on it, and keeps them. */
export async function fitHazards(queryable: Queryable): Promise<void> {
  const found = await rows(queryable, MINUTES, {})
  const goals = new Map(
    [...Map.groupBy(found, ({ season }) => season)].map(([season, minutes]) => [
      season,
      minutes.flatMap(({ minute, goals: count }) => new Array<number>(count).fill(minute)),
    ]),
  )
  const seasons = new Set([...goals.keys()].flatMap((season) => AHEAD.map((years) => season + years)))
  await writeMeta(
    queryable,
    KEPT,
    Object.fromEntries([...seasons].map((season) => [season, seasonHazard(goals, season)])),
  )
}

/** The weights of a season, as they were last fitted: the published ones where there were too few goals. */
export async function hazardsBySeason(queryable: Queryable): Promise<(season: number) => GoalHazard> {
  const kept = hazards.parse((await readMeta(queryable, KEPT)) ?? {})
  return (season) => kept[season] ?? publishedHazard(season)
}
