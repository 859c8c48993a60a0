import { type Database, fixture, type Placeholders, query, rows, side, statement } from '@touchline/database'
import { STATE } from '@touchline/football'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import { longestBefore, withoutNewDay } from './without-new-day.sql.ts'

/** Over or never to be played. */
export const SETTLED: readonly number[] = [
  STATE.full_time,
  STATE.after_extra_time,
  STATE.after_penalties,
  STATE.cancelled,
  STATE.walk_over,
  STATE.abandoned,
  STATE.awarded,
  STATE.deleted,
]
const MAX_FIXTURES = 50

const UPCOMING = statement((p: Placeholders<{ teams: readonly number[]; now: Date; settled: readonly number[] }>) =>
  query
    .select({ id: side.fixtureId })
    .from(side)
    .innerJoin(fixture, eq(fixture.id, side.fixtureId))
    .where(
      and(
        sql`${side.teamId} = any(${p.teams}::integer[])`,
        gte(side.kickoff, longestBefore(p.now)),
        sql`${fixture.stateId} <> all(${p.settled}::integer[])`,
      ),
    )
    .groupBy(side.fixtureId)
    .orderBy(sql`bool_or(${withoutNewDay(p.now)})`, sql`min(${side.kickoff})`, asc(side.fixtureId))
    .limit(MAX_FIXTURES),
)

/** The fixtures of these teams in play and to come, the next first; postponed ones without a new day last. */
export async function findUpcomingOf({ pool }: Database, teams: readonly number[], now: Date): Promise<number[]> {
  if (teams.length === 0) return []
  return (await rows(pool, UPCOMING, { teams, now, settled: SETTLED })).map(({ id }) => id)
}
