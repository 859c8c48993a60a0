import type pg from 'pg'
import type { Database } from '../connection.ts'
import { PLAIN_TEXT } from './table-rows.ts'

/** Reads the database as it is at one moment, independent of concurrent writes. */
export async function inSnapshot<T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await database.pool.connect()
  let broken = true
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(PLAIN_TEXT)
    const result = await work(client)
    await client.query('commit')
    broken = false
    return result
  } finally {
    // A connection in the middle of something is closed, which ends its transaction.
    client.release(broken)
  }
}
