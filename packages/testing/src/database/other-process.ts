import { type Database, openDatabase } from '@touchline/database'
import { connectTo } from '@touchline/database/connection'

/** Variables with which a process that a test starts opens the database of the test: past a pooler, as commands do. */
export function databaseEnvironment({ kind, pool }: Database): Record<string, string> {
  const { connectionString = '', host = '' } = pool.options
  if (kind === 'embedded') return { TEST_OPEN_SOCKET: host }
  const direct = process.env.TEST_DATABASE_DIRECT_URL
  if (direct === undefined) return { TEST_OPEN_URL: connectionString }
  const address = new URL(direct)
  address.pathname = new URL(connectionString).pathname
  return { TEST_OPEN_URL: address.href }
}

/** Opens it there. */
export async function openGivenDatabase(): Promise<Database> {
  const { TEST_OPEN_URL, TEST_OPEN_SOCKET } = process.env
  if (TEST_OPEN_SOCKET === undefined) return openDatabase({ url: TEST_OPEN_URL, role: 'command' })
  return connectTo(
    { host: TEST_OPEN_SOCKET, user: 'postgres', database: 'postgres' },
    'embedded',
    async () => undefined,
  )
}
