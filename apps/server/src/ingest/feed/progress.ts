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
import type { Source } from '@touchline/football'
import { and, eq, isNotNull, sql } from 'drizzle-orm'

const PROGRESS = statement((p: Placeholders<{ source: Source; job: string }>) =>
  query
    .select({ cursor: syncProgress.cursor, finishedAt: syncProgress.finishedAt })
    .from(syncProgress)
    .where(and(eq(syncProgress.source, p.source), eq(syncProgress.job, p.job))),
)

/** How far a job has come: its own note of where to go on, null at its beginning, and when it was last done to its end. */
export const readProgress = (client: Queryable, source: Source, job: string): Promise<RowOf<typeof PROGRESS> | null> =>
  firstRow(client, PROGRESS, { source, job })

const FINISHED = statement((p: Placeholders<{ source: Source; jobs: readonly string[] }>) =>
  query
    .select({ job: syncProgress.job, finishedAt: sql<Date>`${syncProgress.finishedAt}` })
    .from(syncProgress)
    .where(
      and(
        eq(syncProgress.source, p.source),
        sql`${syncProgress.job} = any(${p.jobs}::text[])`,
        isNotNull(syncProgress.finishedAt),
      ),
    ),
)

/** Of these jobs, those that have been done to their end at least once, with the last time. */
export const finishedJobs = async (
  client: Queryable,
  source: Source,
  jobs: readonly string[],
): Promise<Map<string, Date>> =>
  new Map((await rows(client, FINISHED, { source, jobs })).map(({ job, finishedAt }) => [job, finishedAt]))

/** Notes how far a job has come; `finished` also notes that its end was reached. */
export async function writeProgress(
  client: Queryable,
  source: Source,
  job: string,
  { cursor, finished }: { cursor: unknown; finished: boolean },
  now: Date,
): Promise<void> {
  const stage = { cursor, finishedAt: finished ? now : null, updatedAt: now }
  const write = query.insert(syncProgress).values({ source, job, ...stage })
  await execute(
    client,
    write.onConflictDoUpdate({
      target: [syncProgress.source, syncProgress.job],
      set: { ...stage, finishedAt: sql`coalesce(excluded.finished_at, ${syncProgress.finishedAt})` },
    }),
  )
}
