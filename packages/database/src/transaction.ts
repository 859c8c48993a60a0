import type pg from 'pg'
import type { Database } from './connection.ts'

/**
 * Runs the work in one transaction on one connection: kept whole, or not at all when it throws.
 * Inside, ask only through the given client: on the embedded database every other connection waits until the end.
 */
export async function inTransaction<T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect()
  let broken = false
  try {
    // On its way with the first statement of the work; it fails only with its connection, and then so does everything after it.
    const begun = client.query('begin')
    begun.catch(() => undefined)
    const result = await work(client)
    await begun
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
