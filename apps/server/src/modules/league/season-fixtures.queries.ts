import { type Database, fixture, type Placeholders, query, rows, season, statement } from '@touchline/database'
import { isFinished, isInPlay, STATE, STATES } from '@touchline/football'
import { and, asc, desc, eq, gte, ne, or, sql } from 'drizzle-orm'
import { longestBefore, withoutNewDay } from '../shared/without-new-day.sql.ts'

const statesThat = (holds: (id: number) => boolean): number[] => STATES.map((state) => state.id).filter(holds)
const ENDED_OFF_THE_PITCH: readonly number[] = [STATE.walk_over, STATE.awarded, STATE.abandoned, STATE.cancelled]

/** Over, however it ended. */
const OVER = statesThat((id) => isFinished(id) || ENDED_OFF_THE_PITCH.includes(id))
/** Put off or stopped without an end yet. */
const WAITING = statesThat(
  (id) => id !== STATE.not_started && id !== STATE.deleted && !isInPlay(id) && !OVER.includes(id),
)

interface OfSeason {
  seasonId: number
  over: readonly number[]
  limit: number
  offset: number
}

/**
 * A waiting match stays while its season lasts, because it is yet to be played; a deleted one is nowhere. One whose day is past has no new
 * one yet and comes after those that have.
 */
const UPCOMING = statement((p: Placeholders<OfSeason & { now: Date; waiting: readonly number[] }>) =>
  query
    .select({ id: fixture.id })
    .from(fixture)
    .innerJoin(season, eq(season.id, fixture.seasonId))
    .where(
      and(
        eq(fixture.seasonId, p.seasonId),
        sql`${fixture.stateId} <> all(${p.over}::smallint[])`,
        ne(fixture.stateId, STATE.deleted),
        sql`not ${fixture.doubled}`,
        or(
          gte(fixture.kickoff, longestBefore(p.now)),
          and(
            sql`${fixture.stateId} = any(${p.waiting}::smallint[])`,
            gte(season.endsOn, sql`(${p.now}::timestamptz at time zone 'UTC')::date`),
          ),
        ),
      ),
    )
    .orderBy(withoutNewDay(p.now), asc(fixture.kickoff), asc(fixture.id))
    .limit(p.limit)
    .offset(p.offset),
)

/** The matches of a season that are going on, waiting or to come, oldest first; those without a new day last. */
export async function findSeasonUpcoming(
  { pool }: Database,
  { seasonId, now, page: [limit, offset] }: { seasonId: number; now: Date; page: readonly [number, number] },
): Promise<number[]> {
  const found = await rows(pool, UPCOMING, { seasonId, over: OVER, now, waiting: WAITING, limit, offset })
  return found.map(({ id }) => id)
}

const RESULTS = statement((p: Placeholders<OfSeason>) =>
  query
    .select({ id: fixture.id })
    .from(fixture)
    .where(
      and(
        eq(fixture.seasonId, p.seasonId),
        sql`${fixture.stateId} = any(${p.over}::smallint[]) and not ${fixture.doubled}`,
      ),
    )
    .orderBy(desc(fixture.kickoff), desc(fixture.id))
    .limit(p.limit)
    .offset(p.offset),
)

/** The matches of a season that are over, newest first. */
export async function findSeasonResults(
  { pool }: Database,
  seasonId: number,
  [limit, offset]: readonly [number, number],
): Promise<number[]> {
  return (await rows(pool, RESULTS, { seasonId, over: OVER, limit, offset })).map(({ id }) => id)
}
