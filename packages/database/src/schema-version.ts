import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url))

export interface Journal {
  entries: { when: number; tag: string }[]
}

export const readJournal = (): Journal =>
  JSON.parse(readFileSync(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as Journal

/** Names of the migrations this version knows, the oldest first: `0000_start` … */
export const knownSchemas = (): string[] => readJournal().entries.map((entry) => entry.tag)

/**
 * Name of the last migration a database has seen; null where it has none of our tables.
 * @throws Error with code `NEWER_SCHEMA` where this version does not know that migration
 */
export async function storedSchema(client: pg.Pool | pg.ClientBase): Promise<string | null> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!tables[0]?.there) return null
  const { rows } = await client.query<{ at: number | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  const at = rows[0]?.at ?? null
  if (at === null) return null
  const entry = readJournal().entries.find((one) => one.when === at)
  if (entry) return entry.tag
  throw Object.assign(
    new Error('The tables of this database were made by a newer version of Touchline. Use that version with it.'),
    { code: 'NEWER_SCHEMA' },
  )
}
