import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './connection.ts'
import { migrate } from './schema/migrate.ts'
import { knownSchemas } from './schema/migration-files.ts'
import { storedSchema } from './schema/schema-version.ts'

const { TEST_DATABASE_URL = '', TEST_DATABASE_DIRECT_URL = TEST_DATABASE_URL } = process.env
const name = `touchline_role_${randomBytes(6).toString('hex')}`

const addressOf = (database: string, user?: string) => {
  const address = new URL(TEST_DATABASE_DIRECT_URL)
  address.pathname = `/${database}`
  if (user) [address.username, address.password] = [user, user]
  return address.href
}

async function administer(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(database) })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

// A role that may make tables in the schema and nothing in the database itself.
beforeEach(async () => {
  await administer(
    'postgres',
    `create role ${name} login password '${name}'`,
    `create database ${name} template template0`,
  )
  await administer(name, `GRANT ALL ON SCHEMA public TO ${name}`)
})
afterEach(async () => {
  await administer('postgres', `drop database ${name} with (force)`, `drop role ${name}`)
})

test('a role that may not create the extension is given the statement for one that may, and goes on after it', async () => {
  const database = await openDatabase({ url: addressOf(name, name), role: 'command' })
  try {
    const refusal = (await migrate(database).catch((error: unknown) => error)) as Error & { code?: string }
    expect(refusal.code).toBe('EXTENSION_MISSING')
    expect(refusal.message).toContain(`in the database "${name}", which the role "${name}" may not create`)
    expect(await storedSchema(database.pool)).toBeNull()
    const statements = refusal.message.slice(refusal.message.indexOf('CREATE EXTENSION'))
    expect(statements).toBe(`CREATE EXTENSION pg_trgm; GRANT CREATE ON DATABASE "${name}" TO "${name}";`)
    await administer(name, statements)
    await migrate(database)
    expect(await storedSchema(database.pool)).toBe(knownSchemas().at(-1))
  } finally {
    await database.close()
  }
})
