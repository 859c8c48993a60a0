import type pg from 'pg'
import type { Database } from './connection.ts'
import { forgetRowTypes } from './row-type.ts'

/**
 * Runs the work in one transaction on one connection: kept whole, or not at all when it throws.
 * @param work gives its result; what it passes to `atEnd` has been asked whole, and the end of the transaction is sent without waiting for it
 */
export async function inTransaction<T>(
  database: Database,
  work: (client: pg.PoolClient, atEnd: (asked: Promise<unknown>) => void) => Promise<T>,
): Promise<T> {
  const client = await database.pool.connect()
  let broken = false
  try {
    // On its way with the first statement of the work; it fails only with its connection, and then so does everything after it.
    const last: Promise<unknown>[] = []
    const atEnd = (asked: Promise<unknown>) => {
      // Reported at the end; until then nobody waits for it.
      asked.catch(() => undefined)
      last.push(asked)
    }
    atEnd(client.query('begin'))
    const result = await work(client, atEnd)
    // Where one of the last fails the server ends the transaction as a failed one.
    await Promise.all([...last, client.query('commit')])
    return result
  } catch (error) {
    forgetRowTypes(client)
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
