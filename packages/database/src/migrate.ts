import { fileURLToPath } from 'node:url'
import { COUNTRIES } from '@touchline/football'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Database } from './connection.ts'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))
const LOCK = 7_310_001

/**
 * Brings the tables up to date and the country list in line with packages/football; does nothing when all is done.
 * Processes that start together take turns: on a server by an advisory lock, on the embedded database by a transaction,
 * which there keeps everyone else out.
 */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query(database.kind === 'server' ? `SELECT pg_advisory_lock(${LOCK})` : 'BEGIN')
    try {
      await runMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS_FOLDER })
      await fillCountries(client)
    } finally {
      await client.query(database.kind === 'server' ? `SELECT pg_advisory_unlock(${LOCK})` : 'COMMIT')
    }
  } finally {
    client.release()
  }
}

async function fillCountries(client: pg.PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO country (id, code, name, region)
     SELECT * FROM unnest($1::integer[], $2::text[], $3::text[], $4::boolean[])
     ON CONFLICT (id) DO UPDATE SET code = excluded.code, name = excluded.name, region = excluded.region
     WHERE (country.code, country.name, country.region) IS DISTINCT FROM (excluded.code, excluded.name, excluded.region)`,
    [
      COUNTRIES.map((one) => one.id),
      COUNTRIES.map((one) => one.code),
      COUNTRIES.map((one) => one.name),
      COUNTRIES.map((one) => one.region),
    ],
  )
}
