import type pg from 'pg'

type Client = pg.Pool | pg.ClientBase

/** A fact about this database itself; null when it was never written. */
export async function readMeta(client: Client, key: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>('select value from meta where key = $1', [key])
  return rows[0]?.value ?? null
}

export async function writeMeta(client: Client, key: string, value: unknown): Promise<void> {
  await client.query(
    'insert into meta (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  )
}
