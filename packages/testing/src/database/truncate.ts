import type { Database } from '@touchline/database'
import type pg from 'pg'

/** Every table that a test may fill, quoted: all but the fixed country list and those to keep. */
async function tablesBut(kept: readonly string[], { pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> all ($1)`,
    [kept],
  )
  return rows.map(({ name }) => name)
}

/** Runs statements in one transaction, without the checks of foreign keys, so that the order of the tables does not matter. */
async function unchecked({ pool }: Database, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await work(client)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/**
 * Empties every table except the fixed country list and those to keep; identities start again at 1. Only what holds rows is touched: a
 * TRUNCATE of all tables takes a server a quarter of a second and more, however empty they are.
 */
export async function truncate(database: Database, keep: readonly string[] = []): Promise<void> {
  const kept = ['country', ...keep]
  const held = (await tablesBut(kept, database)).map(
    (name) => `select '${name}' as name where exists (select from ${name})`,
  )
  const { rows: filled } = await database.pool.query<{ name: string }>(held.join(' union all '))
  await unchecked(database, async (client) => {
    for (const { name } of filled) await client.query(`delete from ${name}`)
    await client.query(
      `select setval(pg_depend.objid::regclass, start_value, false)
       from pg_sequences
       join pg_depend on objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('a', 'i')
       where schemaname = 'public' and last_value is not null and refobjid <> all ($1::regclass[]::oid[])`,
      [kept],
    )
  })
}
