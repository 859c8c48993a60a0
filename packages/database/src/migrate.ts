import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNTRIES } from '@touchline/football'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Database } from './connection.ts'
import { ensureExtension } from './extension.ts'
import { MIGRATIONS_FOLDER, readJournal } from './schema-version.ts'

const LOCK = 7_310_001

export interface MigrateOptions {
  /** Name of the last migration to run, such as `0004_accounts`; all of them where it is left out. */
  upTo?: string
}

/**
 * Adds the extension of the search, brings the tables up to date and the country list in line with packages/football; does nothing
 * when all is done.
 * Processes that start together take turns: on a server by an advisory lock, on the embedded database by a transaction,
 * which there keeps everyone else out.
 * @throws Error with code `EXTENSION_MISSING` (see `ensureExtension`)
 */
export async function migrate(database: Database, { upTo }: MigrateOptions = {}): Promise<void> {
  const folder = upTo === undefined ? MIGRATIONS_FOLDER : firstMigrations(upTo)
  const client = await database.pool.connect()
  try {
    await client.query(database.kind === 'server' ? `select pg_advisory_lock(${LOCK})` : 'begin')
    try {
      await ensureExtension(client)
      await runMigrations(drizzle({ client }), { migrationsFolder: folder })
      await fillCountries(client)
    } finally {
      await client.query(database.kind === 'server' ? `select pg_advisory_unlock(${LOCK})` : 'commit')
    }
  } finally {
    client.release()
    if (folder !== MIGRATIONS_FOLDER) rmSync(folder, { recursive: true, force: true })
  }
}

/** A folder with the migrations up to one of them; the library runs all of a folder. */
function firstMigrations(upTo: string): string {
  const { entries, ...journal } = readJournal()
  const last = entries.findIndex((entry) => entry.tag === upTo)
  if (last < 0) throw new Error(`There is no migration ${upTo}`)
  const folder = mkdtempSync(join(tmpdir(), 'touchline-migrations-'))
  const taken = entries.slice(0, last + 1)
  for (const { tag } of taken) cpSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`))
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries: taken }))
  return folder
}

async function fillCountries(client: pg.PoolClient): Promise<void> {
  await client.query(
    `insert into country (id, code, name, region)
     select * from unnest($1::integer[], $2::text[], $3::text[], $4::boolean[])
     on conflict (id) do update set code = excluded.code, name = excluded.name, region = excluded.region
     where (country.code, country.name, country.region) is distinct from (excluded.code, excluded.name, excluded.region)`,
    [
      COUNTRIES.map((one) => one.id),
      COUNTRIES.map((one) => one.code),
      COUNTRIES.map((one) => one.name),
      COUNTRIES.map((one) => one.region),
    ],
  )
}
