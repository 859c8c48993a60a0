import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { COUNTRIES } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import type { Database } from '../connection.ts'
import { ensureExtension } from '../extension.ts'
import { execute, namesOf } from '../statement.ts'
import { country } from '../tables/index.ts'
import { knownSchemas, MIGRATIONS_FOLDER, readJournal } from './migration-files.ts'
import { noteMaker, storedSchema } from './schema-version.ts'

const LOCK = 7_310_001
const STANDBY_MS = 60_000

export interface MigrateOptions {
  /** Name of the last migration to run, such as `0029_account_names`; all of them where it is left out. */
  upTo?: string
}

/**
 * Adds the extension of the search, brings the tables up to date and the country list in line with packages/football; does nothing when
 * all is done. Processes that start together take turns.
 * @throws Error with code `EXTENSION_MISSING` (see `ensureExtension`) or `NEWER_SCHEMA` (see `storedSchema`)
 */
export async function migrate(database: Database, { upTo }: MigrateOptions = {}): Promise<void> {
  const folder = upTo === undefined ? MIGRATIONS_FOLDER : firstMigrations(upTo)
  const client = await database.pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${LOCK})`)
    try {
      // Refuses tables of a newer version, which the library would take for up to date.
      await storedSchema(client)
      await ensureExtension(client)
      await runMigrations(drizzle({ client }), { migrationsFolder: folder })
      await fillCountries(client)
      if (upTo === undefined) await noteMaker(client)
    } finally {
      await client.query(`select pg_advisory_unlock(${LOCK})`)
    }
  } finally {
    client.release()
    if (folder !== MIGRATIONS_FOLDER) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Waits until a standby has the tables of this version, which its primary was given before.
 * @throws Error with code `STANDBY_BEHIND` where it does not get them
 */
export async function untilMigrated({ pool }: Database, patienceMs = STANDBY_MS): Promise<void> {
  const until = performance.now() + patienceMs
  while ((await storedSchema(pool)) !== knownSchemas().at(-1)) {
    if (performance.now() > until)
      throw Object.assign(
        new Error('The server at DATABASE_READ_URL has older tables. Is it a standby of the one at DATABASE_URL?'),
        { code: 'STANDBY_BEHIND' },
      )
    await delay(200)
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
  const { code, name, region } = country
  const sent = sql`unnest(${sql.param(COUNTRIES.map((one) => one.id))}::integer[], ${sql.param(COUNTRIES.map((one) => one.code))}::text[],
    ${sql.param(COUNTRIES.map((one) => one.name))}::text[], ${sql.param(COUNTRIES.map((one) => one.region))}::boolean[])`
  const reported = sql.raw('excluded.code, excluded.name, excluded.region')
  await execute(
    client,
    sql`insert into ${country} (${namesOf(country, ['id', 'code', 'name', 'region'])}) select * from ${sent}
      on conflict (${namesOf(country, ['id'])}) do update set (${namesOf(country, ['code', 'name', 'region'])}) = (${reported})
      where (${code}, ${name}, ${region}) is distinct from (${reported})`,
  )
}
