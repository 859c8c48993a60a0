import { randomBytes } from 'node:crypto'
import { migrate, openDatabase } from '@touchline/database'
import pg from 'pg'
import { connect, migratedHash, relationsOf, type TestDatabase } from './migrated.ts'
import { truncate } from './truncate.ts'

const TEMPLATE_LOCK = 7_310_002

/** No test looks at what is left after a power cut: no commit waits for the disk. */
const SESSION = '-c TimeZone=UTC -c synchronous_commit=off'

/**
 * Databases on the server that this process made and no test uses at the moment: making and dropping one takes longer than most tests.
 * They are kept only in a run that drops them at its end.
 */
const unused: string[] = []

/** An empty database on the server of TEST_DATABASE_URL, which is that of a pooler where TEST_DATABASE_DIRECT_URL is given; see `testDatabase`. */
export async function serverTestDatabase(): Promise<TestDatabase> {
  const url = serverAddress()
  const used = unused.pop()
  const name = used ?? (await newDatabase(url))
  const made = await relationsAlone(addressOf(url, name))
  const to = (address: string) => ({ connectionString: addressOf(address, name), options: SESSION })
  const { TEST_DATABASE_URL: pooler = url, TEST_DATABASE_DIRECT_URL } = process.env
  const drop = async () => {
    const isKept = process.env.TEST_RUN && (await relationsAlone(addressOf(url, name))) === made
    if (isKept) unused.push(name)
    else await asAdministrator(url, (client) => client.query(`drop database ${name} with (FORCE)`))
  }
  const database = connect(to(pooler), 'server', drop, TEST_DATABASE_DIRECT_URL === undefined ? undefined : to(url))
  if (used) await truncate(database)
  return database
}

/** The relations of a database; ends everybody's connections, since whoever was left connected would disturb the next test. */
async function relationsAlone(address: string): Promise<string> {
  let relations = ''
  await asAdministrator(address, async (client) => {
    await client.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    relations = await relationsOf(client)
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

/** Drops what the processes of a run left on the server, all at once: each waits for a checkpoint, which they share so. */
export async function dropServerDatabases(run: string): Promise<void> {
  const names: string[] = []
  await asAdministrator(serverAddress(), async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [namesOf(run)],
    )
    names.push(...rows.map(({ name }) => name))
  })
  const drop = (name: string) =>
    asAdministrator(serverAddress(), (client) => client.query(`drop database if exists ${name} with (FORCE)`))
  await Promise.all(names.map(drop))
}

const namesOf = (run: string) => `touchline_test_${run}_`

function serverAddress(): string {
  const url = process.env.TEST_DATABASE_DIRECT_URL ?? process.env.TEST_DATABASE_URL
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
