import { sql } from 'drizzle-orm'
import { firstRow, type Queryable, selection, statement } from '../statement.ts'
import { readJournal } from './migration-files.ts'

const HAS_MIGRATIONS = statement(() =>
  selection(
    { there: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` },
    (columns) => sql`select ${columns}`,
  ),
)

const LAST_MIGRATION = statement(() =>
  selection(
    { at: sql<number | null>`max(created_at)` },
    (columns) => sql`select ${columns} from drizzle.__drizzle_migrations`,
  ),
)

/**
 * Name of the last migration a database has seen; null where it has none of our tables.
 * @throws Error with code `NEWER_SCHEMA` where this version does not know that migration
 */
export async function storedSchema(client: Queryable): Promise<string | null> {
  if (!(await firstRow(client, HAS_MIGRATIONS, {}))?.there) return null
  const at = (await firstRow(client, LAST_MIGRATION, {}))?.at ?? null
  if (at === null) return null
  const entry = readJournal().entries.find((one) => one.when === at)
  if (entry) return entry.tag
  throw Object.assign(
    new Error('The tables of this database were made by a newer version of Touchline. Use that version with it.'),
    { code: 'NEWER_SCHEMA' },
  )
}
