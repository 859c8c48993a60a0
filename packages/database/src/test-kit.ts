import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COUNTRIES } from '@touchline/football'
import pg from 'pg'
import { connectTo, type Database, openDatabase } from './connection.ts'
import { startEngine } from './embedded/engine.ts'
import { MIGRATIONS_FOLDER, migrate } from './migrate.ts'

const TEMPLATE_LOCK = 7_310_002

/**
 * A fresh database with all tables, of its own for the caller; `close` also removes it.
 * Embedded in memory, or with TEST_DATABASE=server on the PostgreSQL server of TEST_DATABASE_URL.
 * Both start from a migrated copy that is made once and kept until the migrations change.
 */
export function testDatabase(): Promise<Database> {
  return process.env.TEST_DATABASE === 'server' ? onServer() : inMemory()
}

/**
 * Empties every table except the fixed country list; identities start again at 1. Only what holds rows is touched: a TRUNCATE of all
 * tables takes a server a quarter of a second, however empty they are.
 */
export async function truncate({ pool }: Database): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'country'`,
  )
  const held = tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`)
  const { rows: filled } = await pool.query<{ name: string }>(held.join(' UNION ALL '))
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    // Without the checks of foreign keys, so that the order does not matter.
    await client.query('SET LOCAL session_replication_role = replica')
    for (const { name } of filled) await client.query(`DELETE FROM ${name}`)
    await client.query(
      `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) FROM pg_sequences
       WHERE schemaname = 'public' AND last_value IS NOT NULL`,
    )
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

/** Changes whenever a migrated database would look different. */
function migratedHash(): string {
  const engine = readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')))
  const hash = createHash('sha256').update(JSON.stringify(COUNTRIES)).update(engine)
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function embedded(dump: Uint8Array | null) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-test-'))
  const engine = await startEngine({ folder: null, socketPath: join(folder, '.s.PGSQL.5432'), dump }, (error) => {
    throw error
  })
  const database = connectTo({ host: folder, user: 'postgres', database: 'postgres' }, 'embedded', async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { database, dump: engine.dump }
}

async function inMemory(): Promise<Database> {
  const folder = join(tmpdir(), `touchline-test-dumps-${process.getuid?.() ?? 0}`)
  const path = join(folder, `${migratedHash()}.tar`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const kept = readOrNull(path)
  if (kept) return (await embedded(kept)).database
  const fresh = await embedded(null)
  await migrate(fresh.database)
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, await fresh.dump())
  renameSync(unfinished, path)
  return fresh.database
}

function readOrNull(path: string): Uint8Array | null {
  try {
    return readFileSync(path)
  } catch {
    return null
  }
}

async function onServer(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE=server needs TEST_DATABASE_URL, the address of a PostgreSQL server')
  const template = `touchline_template_${migratedHash()}`
  const name = `touchline_test_${process.pid}_${randomBytes(4).toString('hex')}`
  await asAdministrator(url, async (client) => {
    await client.query(`SELECT pg_advisory_lock(${TEMPLATE_LOCK})`)
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (rows.length === 0) await makeTemplate(client, url, template)
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  })
  return connectTo({ connectionString: addressOf(url, name), options: '-c TimeZone=UTC' }, 'server', () =>
    asAdministrator(url, async (client) => void (await client.query(`DROP DATABASE ${name} WITH (FORCE)`))),
  )
}

/** Built under another name first, so that a template that exists is a complete one. */
async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${unfinished} TEMPLATE template0`)
  const database = await openDatabase({ url: addressOf(url, unfinished), role: 'server' })
  await migrate(database)
  await database.close()
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`)
}

function addressOf(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function asAdministrator(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
