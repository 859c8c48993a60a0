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

/** The progress of a job: its own cursor, null at the start, and when it last finished. */
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

/** Those of the jobs that have finished at least once, with the last time. */
export const finishedJobs = async (
  client: Queryable,
  source: Source,
  jobs: readonly string[],
): Promise<Map<string, Date>> =>
  new Map((await rows(client, FINISHED, { source, jobs })).map(({ job, finishedAt }) => [job, finishedAt]))

interface WrittenProgress {
  source: Source
  job: string
  cursor: unknown
  finished: boolean
  now: Date
}

/** Notes how far a job has come; `finished` also notes that its end was reached. */
export async function writeProgress(
  client: Queryable,
  { source, job, cursor, finished, now }: WrittenProgress,
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
