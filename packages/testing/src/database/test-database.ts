import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, migrate, openDatabase } from '@touchline/database'
import { connectTo } from '@touchline/database/connection'
import { MIGRATIONS_FOLDER } from '@touchline/database/migration-files'
import { COUNTRIES } from '@touchline/football'
import pg from 'pg'
import { truncate } from './truncate.ts'

type AnyRow = pg.QueryResult['rows'][number]

export interface TestDatabase extends Database {
  /** The rows of a statement. */
  rows<Row extends pg.QueryResultRow = AnyRow>(sql: string, values?: unknown[]): Promise<Row[]>
}

const TEMPLATE_LOCK = 7_310_002

/** No test checks durability after a power cut, so commits do not wait for the disk. */
const SESSION = '-c synchronous_commit=off'

/**
 * Databases that this process made and no test uses at the moment: making and dropping one takes longer than most tests. The end of the run
 * drops them.
 */
const unused: string[] = []

/**
 * An empty database with all tables, exclusive to the caller until it calls `close`; on the server of TEST_DATABASE_URL, through the pooler
 * there where TEST_DATABASE_DIRECT_URL is the server's own address. It is a copy of a migrated one made once, or one that an earlier test
 * file has used without changing its tables, emptied.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const used = unused.pop()
  const name = used ?? (await newDatabase())
  const url = addressOf(name)
  const made = await relationsAlone(url)
  const afterwards = async () => {
    if ((await relationsAlone(url)) === made) unused.push(name)
    else await administer((client) => client.query(`drop database ${name} with (force)`))
  }
  const pooler = addressOf(name, process.env.TEST_DATABASE_URL)
  const database = connectTo(pooler, { directUrl: url, options: SESSION, afterwards })
  if (used) await truncate(database)
  return { ...database, rows: async (sql, values) => (await database.pool.query(sql, values)).rows }
}

/** Variables with which a process that a test starts opens the database of the test: past a pooler, as commands do. */
export const databaseEnvironment = ({ pool }: Database): Record<string, string> => ({
  TEST_OPEN_URL: addressOf(new URL(pool.options.connectionString ?? '').pathname.slice(1)),
})

/** Opens it there. */
export const openGivenDatabase = (): Promise<Database> =>
  openDatabase({ url: process.env.TEST_OPEN_URL, role: 'command' })

/** Drops what the processes of a run left on the server, all at once: each waits for a checkpoint, which they share so. */
export async function dropDatabases(run: string): Promise<void> {
  const names: string[] = []
  await administer(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [namesOf(run)],
    )
    names.push(...rows.map(({ name }) => name))
  })
  await Promise.all(names.map((name) => administer((client) => client.query(`drop database ${name} with (force)`))))
}

const namesOf = (run: string) => `touchline_test_${run}_`

/**
 * The tables, indexes and sequences of a database as text, which changes once a test has made or dropped one. Ends everyone's connections,
 * since one left over would disturb the next test.
 */
async function relationsAlone(url: string): Promise<string> {
  let relations = ''
  await administer(async (client) => {
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    const { rows } = await client.query<{ relations: string }>(
      `select coalesce(string_agg(oid || relname, ' ' order by oid), '') as relations
       from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle'))`,
    )
    relations = rows[0]?.relations ?? ''
  }, url)
  return relations
}

async function newDatabase(): Promise<string> {
  const template = `touchline_template_${migratedHash()}`
  const name = `${namesOf(process.env.TEST_RUN ?? '')}${randomBytes(6).toString('hex')}`
  await administer(async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [template])
    if (rows.length === 0) await makeTemplate(client, template)
    await client.query(`create database ${name} template ${template}`)
  })
  return name
}

/** Built under another name first, so that a template that exists is a complete one. */
async function makeTemplate(client: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished} template template0`)
  const database = await openDatabase({ url: addressOf(unfinished), role: 'server' })
  await migrate(database)
  await database.close()
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

/** Changes whenever a migrated database would look different. */
function migratedHash(): string {
  const hash = createHash('sha256').update(JSON.stringify(COUNTRIES))
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

const directAddress = () => process.env.TEST_DATABASE_DIRECT_URL || process.env.TEST_DATABASE_URL

function addressOf(name: string, server = directAddress()): string {
  const address = new URL(server ?? '')
  address.pathname = `/${name}`
  return address.href
}

async function administer(
  work: (client: pg.Client) => Promise<unknown>,
  connectionString = directAddress(),
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
