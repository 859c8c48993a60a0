import {
  execute,
  firstRow,
  type Placeholders,
  type Queryable,
  query,
  type RowOf,
  rows,
  statement,
  syncProgress,
} from '@touchline/database'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { SOURCE } from './sync-context.ts'

const PROGRESS = statement((p: Placeholders<{ job: string }>) =>
  query
    .select({ cursor: syncProgress.cursor, finishedAt: syncProgress.finishedAt })
    .from(syncProgress)
    .where(and(eq(syncProgress.source, SOURCE), eq(syncProgress.job, p.job))),
)

/** How far a job has come: its own note of where to go on, null at its beginning, and when it was last done to its end. */
export const readProgress = (client: Queryable, job: string): Promise<RowOf<typeof PROGRESS> | null> =>
  firstRow(client, PROGRESS, { job })

const FINISHED = statement((p: Placeholders<{ jobs: readonly string[] }>) =>
  query
    .select({ job: syncProgress.job, finishedAt: sql<Date>`${syncProgress.finishedAt}` })
    .from(syncProgress)
    .where(
      and(
        eq(syncProgress.source, SOURCE),
        sql`${syncProgress.job} = any(${p.jobs}::text[])`,
        isNotNull(syncProgress.finishedAt),
      ),
    ),
)

/** Of these jobs, those that have been done to their end at least once, with the last time. */
export const finishedJobs = async (client: Queryable, jobs: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await rows(client, FINISHED, { jobs })).map(({ job, finishedAt }) => [job, finishedAt]))

/** Notes how far a job has come; `finished` also notes that its end was reached. */
export async function writeProgress(
  client: Queryable,
  job: string,
  { cursor, finished }: { cursor: unknown; finished: boolean },
  now: Date,
): Promise<void> {
  const stage = { cursor, finishedAt: finished ? now : null, updatedAt: now }
  const write = query.insert(syncProgress).values({ source: SOURCE, job, ...stage })
  await execute(
    client,
    write.onConflictDoUpdate({
      target: [syncProgress.source, syncProgress.job],
      set: { ...stage, finishedAt: sql`coalesce(excluded.finished_at, ${syncProgress.finishedAt})` },
    }),
  )
}
