import type { Database } from './connection.ts'

/**
 * Gives back the space of replaced rows and renews what the planner knows of the tables. A PostgreSQL server does this by
 * itself and is only asked for the second; the embedded database never does, so call this after large writes and once an hour.
 */
export async function tidy(database: Database): Promise<void> {
  await database.pool.query(database.kind === 'embedded' ? 'vacuum (analyze)' : 'analyze')
}
