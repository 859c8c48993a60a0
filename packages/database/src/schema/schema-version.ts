import { sql } from 'drizzle-orm'
import type pg from 'pg'
import product from '../../../../package.json' with { type: 'json' }
import { execute, firstRow, type Queryable, selection, statement } from '../statement.ts'
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

/** When the last migration was made that the tables have seen; 0 before the first. */
export const lastMigration = async (client: Queryable): Promise<number> =>
  (await firstRow(client, LAST_MIGRATION, {}))?.at ?? 0

/**
 * Name of the last applied migration; null for a database without our tables.
 * @throws Error with code `NEWER_SCHEMA` where this version does not know that migration
 */
export async function storedSchema(client: Queryable): Promise<string | null> {
  if (!(await firstRow(client, HAS_MIGRATIONS, {}))?.there) return null
  const at = (await firstRow(client, LAST_MIGRATION, {}))?.at ?? null
  if (at === null) return null
  const { entries } = readJournal()
  const entry = entries.find((one) => one.when === at)
  if (entry) return entry.tag
  const maker = (await firstRow(client, MAKER, {}))?.maker ?? null
  const made = maker === null ? 'a newer version of Touchline' : `Touchline ${maker}`
  const own = `This is Touchline ${product.version}, which knows tables up to ${entries.at(-1)?.tag}.`
  throw Object.assign(
    new Error(
      `The tables of this database were made by ${made}. ${own} Use the newer version, or restore a backup that this one knows.`,
    ),
    { code: 'NEWER_SCHEMA' },
  )
}

const MAKER = statement(() =>
  selection(
    {
      maker: sql<
        string | null
      >`(select obj_description(oid, 'pg_namespace') from pg_namespace where nspname = 'drizzle')`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

/** Notes which version migrated the tables, so that an older one can name it. */
export async function noteMaker(client: pg.ClientBase): Promise<void> {
  const maker = `${product.version} (tables ${readJournal().entries.at(-1)?.tag})`
  if ((await firstRow(client, MAKER, {}))?.maker === maker) return
  await execute(client, sql.raw(`comment on schema drizzle is '${maker}'`))
}
