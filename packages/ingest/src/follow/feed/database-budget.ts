import { type Database, execute, feedBudget, firstRow, type Placeholders, query, statement } from '@touchline/database'
import { type CallBudget, feedError } from '@touchline/feeds'
import type { Source } from '@touchline/football'
import { pause } from '@touchline/runtime'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { countCall } from './count-calls.ts'

const HOUR_SECONDS = 3_600
/** Used until an answer reports the plan's limit; more than any plan has. */
const NOT_REPORTED_YET = 100_000
/** Two ends of a period that lie closer together, by this share of it at most, are the same one reported twice. */
const SAME_END_SECONDS = 60
const SAME_END_SHARE = 0.5
/** A small plan does not reserve everything. */
const MAX_KEPT_BACK = 500
const MAX_WAIT_MS = 30_000

const WAIT = statement((p: Placeholders<{ source: Source; entity: string }>) =>
  query
    .select({ ms: sql<number>`extract(epoch from ${feedBudget.resetsAt} - clock_timestamp())::float8 * 1000` })
    .from(feedBudget)
    .where(and(eq(feedBudget.source, p.source), eq(feedBudget.entity, p.entity))),
)

/** Seconds from the first call on, or a day or month of the calendar in UTC. */
type BudgetPeriod = number | 'day' | 'month'

export interface BudgetOptions {
  source: Source
  /** Ends a wait; `take` then resolves and the caller checks the signal. */
  signal: AbortSignal
  /** Most calls of one period, whatever the source's answers report; by default only its answers count. */
  allowance?: number
  /** An hour by default. */
  period?: BudgetPeriod
  /** A longer wait is an error of the call instead, in milliseconds; none is by default. */
  longestWaitMs?: number
  /** Whether calls are counted by hour: not where a second budget of the source does so. */
  counted?: boolean
  /** Calls a second that are left to others for the rest of the period, by entity; none by default. */
  keptBack?(entity: string): number
}

/**
 * The calls left at a feed, shared by all workers of a database. Every call is taken from the same row, so that together they never
 * make more than the feed has reported, or is known to allow; the period is the feed's, measured by the database's clock. Each call
 * taken is counted by hour.
 */
export function databaseBudget(database: Database, options: BudgetOptions): CallBudget {
  const { source, signal, allowance = NOT_REPORTED_YET, period = HOUR_SECONDS, counted = true } = options
  const { keptBack = () => 0, longestWaitMs = Number.POSITIVE_INFINITY } = options
  const tryToTake = async (entity: string, weight: number): Promise<number | null> => {
    const isOver = sql`${feedBudget.resetsAt} <= clock_timestamp()`
    const spared = sql`least(${MAX_KEPT_BACK}, ${keptBack(entity)} * extract(epoch from ${feedBudget.resetsAt} - clock_timestamp()))`
    const remaining = Math.max(0, allowance - weight)
    const write = query.insert(feedBudget).values({ source, entity, remaining, resetsAt: endOf(period) })
    const taken = await execute(
      database.pool,
      write.onConflictDoUpdate({
        target: [feedBudget.source, feedBudget.entity],
        set: {
          remaining: sql`case when ${isOver} then excluded.remaining else ${feedBudget.remaining} - ${weight}::integer end`,
          resetsAt: sql`case when ${isOver} then excluded.resets_at else ${feedBudget.resetsAt} end`,
        },
        setWhere: sql`${isOver} or ${feedBudget.remaining} > ${spared} + ${weight}::integer - 1`,
      }),
    )
    if (taken === 1) {
      if (counted) await countCall(database.pool, source, weight)
      return null
    }
    return Math.max((await firstRow(database.pool, WAIT, { source, entity }))?.ms ?? 0, 1)
  }
  return {
    take: async (entity, weight = 1) => {
      for (let wait = await tryToTake(entity, weight); wait !== null; wait = await tryToTake(entity, weight)) {
        if (wait > longestWaitMs) {
          const until = new Date(Date.now() + wait).toISOString()
          throw feedError(`Its calls are used up until ${until}`, { reason: 'limited', status: null, path: source })
        }
        await pause(Math.min(wait, MAX_WAIT_MS), signal)
        if (signal.aborted) return
      }
    },
    // Answers overtake one another: within a period the number only falls.
    reported: async (entity, { remaining: left, resetsInSeconds }) => {
      const remaining = Math.min(left, allowance)
      const resetsAt = sql`clock_timestamp() + ${resetsInSeconds} * interval '1 second'`
      const apart = typeof period === 'number' ? Math.min(SAME_END_SECONDS, period * SAME_END_SHARE) : SAME_END_SECONDS
      const isNext = sql`excluded.resets_at > ${feedBudget.resetsAt} + ${apart} * interval '1 second'`
      const least = sql`least(${feedBudget.remaining}, excluded.remaining)`
      const write = query.insert(feedBudget).values({ source, entity, remaining, resetsAt })
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

function endOf(period: BudgetPeriod): SQL {
  if (typeof period === 'number') return sql`clock_timestamp() + ${period} * interval '1 second'`
  const utc = sql`clock_timestamp() at time zone 'utc'`
  return sql`(date_trunc(${period}, ${utc}) + ${`1 ${period}`}::interval) at time zone 'utc'`
}
