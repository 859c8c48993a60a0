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

/** Jobs with this beginning of their names that have been done to their end at least once. */
export async function finishedJobs(client: pg.Pool, beginning: string): Promise<Map<string, Date>> {
  const { rows } = await client.query<{ job: string; finishedAt: Date }>(
    `SELECT job, finished_at AS "finishedAt" FROM sync_progress
     WHERE source = $1 AND starts_with(job, $2) AND finished_at IS NOT NULL`,
    [SOURCE, beginning],
  )
  return new Map(rows.map((row) => [row.job, row.finishedAt]))
}

/** Notes how far a job has come; `finished` also notes that its end was reached. */
export async function writeProgress(
  client: pg.ClientBase,
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
