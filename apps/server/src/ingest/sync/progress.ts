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
    `SELECT cursor, finished_at AS "finishedAt" FROM sync_progress WHERE source = $1 AND job = $2`,
    [SOURCE, job],
  )
  return rows[0] ?? null
}

/** Of these jobs, those that have been done to their end at least once. */
export async function finishedJobs(client: pg.Pool, jobs: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ job: string }>(
    'SELECT job FROM sync_progress WHERE source = $1 AND job = ANY($2::text[]) AND finished_at IS NOT NULL',
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
    `INSERT INTO sync_progress AS p (source, job, cursor, finished_at, updated_at)
     VALUES ($1, $2, $3::jsonb, CASE WHEN $4 THEN $5::timestamptz END, $5)
     ON CONFLICT (source, job) DO UPDATE SET cursor = excluded.cursor, updated_at = excluded.updated_at,
       finished_at = coalesce(excluded.finished_at, p.finished_at)`,
    [SOURCE, job, cursor === null ? null : JSON.stringify(cursor), finished, now],
  )
}
