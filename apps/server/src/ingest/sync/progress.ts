import type pg from 'pg'
import { SOURCE } from './sync-context.ts'

/** How far a job has come. */
export interface Progress {
  /** The job's own note of where to go on; null at its beginning. */
  cursor: unknown
  /** When it was last done to its end. */
  finishedAt: Date | null
}

export async function readProgress(client: pg.Pool | pg.ClientBase, job: string): Promise<Progress | null> {
  const { rows } = await client.query<Progress>(
    `select cursor, finished_at as "finishedAt" from sync_progress where source = $1 and job = $2`,
    [SOURCE, job],
  )
  return rows[0] ?? null
}

/** Of these jobs, those that have been done to their end at least once. */
export async function finishedJobs(client: pg.Pool, jobs: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ job: string }>(
    'select job from sync_progress where source = $1 and job = any($2::text[]) and finished_at is not null',
    [SOURCE, jobs],
  )
  return new Set(rows.map((row) => row.job))
}

/** Notes how far a job has come; `finished` also notes that its end was reached. */
export async function writeProgress(
  client: pg.Pool | pg.ClientBase,
  job: string,
  { cursor, finished }: { cursor: unknown; finished: boolean },
  now: Date,
): Promise<void> {
  await client.query(
    `insert into sync_progress as p (source, job, cursor, finished_at, updated_at)
     values ($1, $2, $3::jsonb, case when $4 then $5::timestamptz end, $5)
     on conflict (source, job) do update set cursor = excluded.cursor, updated_at = excluded.updated_at,
       finished_at = coalesce(excluded.finished_at, p.finished_at)`,
    [SOURCE, job, cursor === null ? null : JSON.stringify(cursor), finished, now],
  )
}
