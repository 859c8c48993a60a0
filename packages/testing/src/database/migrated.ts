import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '@touchline/database'
import { connectTo } from '@touchline/database/connection'
import { MIGRATIONS_FOLDER } from '@touchline/database/migration-files'
import { COUNTRIES } from '@touchline/football'
import type pg from 'pg'

type AnyRow = pg.QueryResult['rows'][number]

export interface TestDatabase extends Database {
  /** What a statement gives. */
  rows<Row extends pg.QueryResultRow = AnyRow>(sql: string, values?: unknown[]): Promise<Row[]>
}

export function connect(...options: Parameters<typeof connectTo>): TestDatabase {
  const database = connectTo(...options)
  return { ...database, rows: async (sql, values) => (await database.pool.query(sql, values)).rows }
}

/** Changes whenever a migrated database would look different. */
export function migratedHash(): string {
  const engine = readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  const hash = createHash('sha256').update(JSON.stringify(COUNTRIES)).update(engine)
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/** What tables, indexes and sequences a database has; another text once a test has made or dropped one. */
export async function relationsOf(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ relations: string }>(
    `select coalesce(string_agg(oid || relname, ' ' order by oid), '') as relations
     from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
  )
  return rows[0]?.relations ?? ''
}
