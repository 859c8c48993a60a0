import type { Database } from '../connection.ts'

/** Updates the planner's statistics for queries right after a large write; autovacuum comes a minute later. */
export async function tidy({ pool }: Database): Promise<void> {
  await pool.query('analyze')
}
