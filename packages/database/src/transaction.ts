import type pg from 'pg'
import type { Database } from './connection.ts'

/**
 * Runs the work in one transaction on one connection: kept whole, or not at all when it throws.
 * Inside, ask only through the given client: on the embedded database every other connection waits until the end.
 * @param work gives its result; what it passes to `atEnd` was asked last, and the end of the transaction goes with it
 */
export async function inTransaction<T>(
  database: Database,
  work: (client: pg.PoolClient, atEnd: (asked: Promise<unknown>) => void) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  let broken = false
  try {
    // On its way with the first statement of the work; it fails only with its connection, and then so does everything after it.
    const begun = client.query('begin')
    begun.catch(() => undefined)
    const last: Promise<unknown>[] = [begun]
    const result = await work(client, (asked) => last.push(asked))
    // Where one of the last fails the server ends the transaction as a failed one.
    await Promise.all([...last, client.query('commit')])
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
