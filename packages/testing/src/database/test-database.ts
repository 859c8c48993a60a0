import { embeddedTestDatabase } from './embedded-database.ts'
import type { TestDatabase } from './migrated.ts'
import { serverTestDatabase } from './server-database.ts'

/**
 * An empty database with all tables, of its own for the caller until it calls `close`.
 * Embedded in memory, or with TEST_DATABASE=server on the PostgreSQL server of TEST_DATABASE_URL. Both start from a migrated copy that
 * is made once and kept until the migrations change; in a run both are emptied for the next caller, unless their tables were changed.
 */
export function testDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'server' ? serverTestDatabase() : embeddedTestDatabase()
}
