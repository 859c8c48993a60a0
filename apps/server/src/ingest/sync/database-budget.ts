import { type Database, feedBudget, firstRow, type Placeholders, query, statement } from '@touchline/database'
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
    const taken = await database.pool.query(
      `insert into feed_budget as b (source, entity, remaining, resets_at)
       values ($1, $2, $3, clock_timestamp() + $4 * interval '1 second')
       on conflict (source, entity) do update set
         remaining = case when b.resets_at <= clock_timestamp() then excluded.remaining else b.remaining - 1 end,
         resets_at = case when b.resets_at <= clock_timestamp() then excluded.resets_at else b.resets_at end
       where b.resets_at <= clock_timestamp()
         or b.remaining > least($6, $5 * extract(epoch from b.resets_at - clock_timestamp()))`,
      [SOURCE, entity, NOT_TOLD_YET, HOUR_SECONDS, keptBack(entity), MOST_KEPT_BACK],
    )
    if (taken.rowCount === 1) return null
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
      await database.pool.query(
        `insert into feed_budget as b (source, entity, remaining, resets_at)
         values ($1, $2, $3, clock_timestamp() + $4 * interval '1 second')
         on conflict (source, entity) do update set
           remaining = case when excluded.resets_at > b.resets_at + $5 * interval '1 second'
             then excluded.remaining else least(b.remaining, excluded.remaining) end,
           resets_at = excluded.resets_at`,
        [SOURCE, entity, remaining, resetsInSeconds, SAME_HOUR_SECONDS],
      )
    },
  }
}
