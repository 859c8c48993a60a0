import { type Database, execute, feedBudget, firstRow, type Placeholders, query, statement } from '@touchline/database'
import type { CallBudget } from '@touchline/feeds'
import { and, eq, sql } from 'drizzle-orm'
import { pause } from '../../platform/jobs/pause.ts'
import { SOURCE } from './sync-context.ts'

const HOUR_SECONDS = 3_600
/** Until an answer reports what the plan allows; more than any plan has. */
const NOT_TOLD_YET = 100_000
/** Two ends of an hour that lie closer together are the same one reported twice. */
const SAME_HOUR_SECONDS = 60
/** Of a small plan not everything is kept back. */
const MOST_KEPT_BACK = 500
const LONGEST_WAIT_MS = 30_000

const WAIT = statement((p: Placeholders<{ entity: string }>) =>
  query
    .select({ ms: sql<number>`extract(epoch from ${feedBudget.resetsAt} - clock_timestamp())::float8 * 1000` })
    .from(feedBudget)
    .where(and(eq(feedBudget.source, SOURCE), eq(feedBudget.entity, p.entity))),
)

/**
 * The calls left at the feed, shared by all workers of a database. Every call is taken from the same row, so that
 * together they never make more than the feed has reported is left; the hour is the feed's, measured by the database's clock.
 * @param signal ends a wait; `take` then resolves and the caller is expected to look at the signal
 * @param keptBack calls a second that are left to others for the rest of the hour, by entity; none by default
 */
export function databaseBudget(
  database: Database,
  signal: AbortSignal,
  keptBack: (entity: string) => number = () => 0,
): CallBudget {
  const tryToTake = async (entity: string): Promise<number | null> => {
    const resetsAt = sql`clock_timestamp() + ${HOUR_SECONDS} * interval '1 second'`
    const isOver = sql`${feedBudget.resetsAt} <= clock_timestamp()`
    const spared = sql`least(${MOST_KEPT_BACK}, ${keptBack(entity)} * extract(epoch from ${feedBudget.resetsAt} - clock_timestamp()))`
    const write = query.insert(feedBudget).values({ source: SOURCE, entity, remaining: NOT_TOLD_YET, resetsAt })
    const taken = await execute(
      database.pool,
      write.onConflictDoUpdate({
        target: [feedBudget.source, feedBudget.entity],
        set: {
          remaining: sql`case when ${isOver} then excluded.remaining else ${feedBudget.remaining} - 1 end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${feedBudget.resetsAt} end`,
        },
        setWhere: sql`${isOver} or ${feedBudget.remaining} > ${spared}`,
      }),
    )
    if (taken === 1) return null
    return Math.max((await firstRow(database.pool, WAIT, { entity }))?.ms ?? 0, 1)
  }
  return {
    take: async (entity) => {
      for (let wait = await tryToTake(entity); wait !== null; wait = await tryToTake(entity)) {
        await pause(Math.min(wait, LONGEST_WAIT_MS), signal)
        if (signal.aborted) return
      }
    },
    // Answers overtake one another: within an hour the number only falls.
    reported: async (entity, { remaining, resetsInSeconds }) => {
      const resetsAt = sql`clock_timestamp() + ${resetsInSeconds} * interval '1 second'`
      const isNext = sql`excluded.resets_at > ${feedBudget.resetsAt} + ${SAME_HOUR_SECONDS} * interval '1 second'`
      const least = sql`least(${feedBudget.remaining}, excluded.remaining)`
      const write = query.insert(feedBudget).values({ source: SOURCE, entity, remaining, resetsAt })
      await execute(
        database.pool,
        write.onConflictDoUpdate({
          target: [feedBudget.source, feedBudget.entity],
          set: {
            remaining: sql`case when ${isNext} then excluded.remaining else ${least} end`,
            resetsAt: sql`excluded.resets_at`,
          },
        }),
      )
    },
  }
}
