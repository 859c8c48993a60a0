import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '@touchline/database'
import { connectTo } from '@touchline/database/connection'
import { startEngine } from '@touchline/database/engine'
import { MIGRATIONS_FOLDER } from '@touchline/database/schema-version'
import { COUNTRIES } from '@touchline/football'
import pg from 'pg'

const TEMPLATE_LOCK = 7_310_002

/** No test looks at what is left after a power cut: no commit waits for the disk. */
const SESSION = '-c TimeZone=UTC -c synchronous_commit=off'

type AnyRow = pg.QueryResult['rows'][number]

export interface TestDatabase extends Database {
  /** What a statement gives. */
  rows<Row extends pg.QueryResultRow = AnyRow>(sql: string, values?: unknown[]): Promise<Row[]>
}

function connect(...options: Parameters<typeof connectTo>): TestDatabase {
  const database = connectTo(...options)
  return { ...database, rows: async (sql, values) => (await database.pool.query(sql, values)).rows }
}

/**
 * An empty database with all tables, of its own for the caller until it calls `close`.
 * Embedded in memory, or with TEST_DATABASE=server on the PostgreSQL server of TEST_DATABASE_URL, where it is emptied for the next
 * caller and dropped at the end of the run. Both start from a migrated copy that is made once and kept until the migrations change.
 */
export function testDatabase(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE === 'server' ? onServer() : embeddedTestDatabase()
}

/**
 * Empties every table except the fixed country list and those to keep; identities start again at 1. Only what holds rows is touched: a
 * TRUNCATE of all tables takes a server a quarter of a second and more, however empty they are.
 */
export async function truncate({ pool }: Database, keep: readonly string[] = []): Promise<void> {
  const kept = ['country', ...keep]
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [kept],
  )
  const held = tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`)
  const { rows: filled } = await pool.query<{ name: string }>(held.join(' union all '))
  const client = await pool.connect()
  try {
    await client.query('begin')
    // Without the checks of foreign keys, so that the order does not matter.
    await client.query('set local session_replication_role = replica')
    for (const { name } of filled) await client.query(`delete from ${name}`)
    await client.query(
      `select setval(pg_depend.objid::regclass, start_value, false)
       from pg_sequences
       join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('a', 'i')
       where schemaname = 'public' and last_value is not null and refobjid <> all ($1::regclass[]::oid[])`,
      [kept],
    )
    await client.query('commit')
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
  const database = connect({ host: folder, user: 'postgres', database: 'postgres' }, 'embedded', async () => {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { database, dump: engine.dump }
}

/** A fresh embedded one, whatever kind is tested. */
export async function embeddedTestDatabase(): Promise<TestDatabase> {
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

/**
 * Databases on the server that this process made and no test uses at the moment: making and dropping one takes longer than most tests.
 * They are kept only in a run that drops them at its end.
 */
const unused: string[] = []

async function onServer(): Promise<TestDatabase> {
  const url = serverAddress()
  const used = unused.pop()
  const name = used ?? (await newDatabase(url))
  const made = await relationsOf(addressOf(url, name))
  const database = connect({ connectionString: addressOf(url, name), options: SESSION }, 'server', async () => {
    const usable = process.env.TEST_RUN && (await relationsOf(addressOf(url, name))) === made
    if (usable) unused.push(name)
    else await asAdministrator(url, (client) => client.query(`drop database ${name} with (FORCE)`))
  })
  if (used) await truncate(database)
  return database
}

/** What tables, indexes and sequences a database has; another text once a test has made or dropped one. Ends everybody's connections. */
async function relationsOf(address: string): Promise<string> {
  let relations = ''
  await asAdministrator(address, async (client) => {
    // Whoever was left connected would disturb the next test.
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const { rows } = await client.query<{ relations: string }>(
      `select coalesce(string_agg(oid || relname, ' ' order by oid), '') as relations
       from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
    )
    relations = rows[0]?.relations ?? ''
  })
  return relations
}

async function newDatabase(url: string): Promise<string> {
  const template = `touchline_template_${migratedHash()}`
  const name = `${namesOf(process.env.TEST_RUN ?? 'alone')}${randomBytes(6).toString('hex')}`
  await asAdministrator(url, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rows.length === 0) await makeTemplate(client, url, template)
    await client.query(`create database ${name} TEMPLATE ${template}`)
  })
  return name
}

/**
 * Lets the processes that are started from now on keep their databases on the server for the next test.
 * @returns drops what they leave
 */
export function keepTestDatabases(): () => Promise<void> {
  const run = randomBytes(6).toString('hex')
  process.env.TEST_RUN = run
  return () =>
    asAdministrator(serverAddress(), async (client) => {
      const { rows } = await client.query<{ name: string }>(
        'select datname as name from pg_database where starts_with(datname, $1)',
        [namesOf(run)],
      )
      for (const { name } of rows) await client.query(`drop database if exists ${name} with (FORCE)`)
    })
}

const namesOf = (run: string) => `touchline_test_${run}_`

function serverAddress(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE=server needs TEST_DATABASE_URL, the address of a PostgreSQL server')
  return url
}

/** Built under another name first, so that a template that exists is a complete one. */
async function makeTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (FORCE)`)
  await client.query(`create database ${unfinished} TEMPLATE template0`)
  const database = await openDatabase({ url: addressOf(url, unfinished), role: 'server' })
  await migrate(database)
  await database.close()
  await client.query(`alter database ${unfinished} RENAME to ${template}`)
}

function addressOf(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function asAdministrator(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
