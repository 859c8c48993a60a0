import { sql } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { execute, rows, selection, statement } from '../statement.ts'
import { inTransaction } from '../transaction.ts'

const TABLES = statement(() =>
  selection(
    { name: sql<string>`oid::regclass::text` },
    (columns) =>
      sql`select ${columns} from pg_class where relkind in ('r', 'p') and relpersistence = 'p' order by relname`,
  ),
)

const OWN_TABLES = statement(() =>
  selection(
    { name: sql<string>`oid::regclass::text` },
    (columns) => sql`select ${columns} from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  ),
)

/**
 * Gives back the space of replaced rows and renews what the planner knows of the tables. A PostgreSQL server does this by
 * itself and is only asked for the second; the embedded database never does, so call this after large writes and once an hour.
 */
export async function tidy(database: Database): Promise<void> {
  if (database.kind === 'server') {
    await database.pool.query('analyze')
    return
  }
  // One by one, so that others are answered in between.
  for (const { name } of await rows(database.pool, TABLES, {})) {
    await execute(database.pool, sql.raw(`vacuum (analyze) ${name}`))
  }
}

/** Gives the planner a first idea of tables that were filled a moment ago, from a tenth of the rows that `tidy` looks at. */
export async function analyzeRoughly(database: Database): Promise<void> {
  await inTransaction(database, async (client) => {
    await client.query('set local default_statistics_target = 10')
    const own = await rows(client, OWN_TABLES, {})
    await execute(client, sql.raw(`analyze ${own.map(({ name }) => name).join(', ')}`))
  })
}
