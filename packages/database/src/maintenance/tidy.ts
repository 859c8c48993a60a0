import type { Database } from '../connection.ts'

/** Renews what the planner knows of the tables, for the queries that follow a large write at once; autovacuum comes a minute later. */
export async function tidy({ pool }: Database): Promise<void> {
  await pool.query('analyze')
}
