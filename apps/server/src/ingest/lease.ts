import type pg from 'pg'

const HELD_MS = 20_000

/**
 * Takes or renews a lease: one process at a time does a job, and another takes over when that one is gone. Renewed inside the
 * transaction of the work it guards, work of a holder that lost it is not kept.
 * @returns false while another process holds it
 */
export async function holdLease(client: pg.Pool | pg.ClientBase, name: string, holder: string): Promise<boolean> {
  const result = await client.query(
    `INSERT INTO meta AS m (key, value)
     VALUES ($1, jsonb_build_object('holder', $2::text, 'until', clock_timestamp() + $3 * interval '1 millisecond'))
     ON CONFLICT (key) DO UPDATE SET value = excluded.value
     WHERE m.value->>'holder' = $2 OR (m.value->>'until')::timestamptz < clock_timestamp()`,
    [`lease:${name}`, holder, HELD_MS],
  )
  return result.rowCount === 1
}

/** Lets another process take over at once. */
export async function dropLease(client: pg.Pool | pg.ClientBase, name: string, holder: string): Promise<void> {
  await client.query(`DELETE FROM meta WHERE key = $1 AND value->>'holder' = $2`, [`lease:${name}`, holder])
}
