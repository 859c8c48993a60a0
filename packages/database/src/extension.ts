import { sql } from 'drizzle-orm'
import pg from 'pg'
import { quoted } from './backup/table-rows.ts'
import { firstRow, type RowOf, selection, statement } from './statement.ts'

/** Similar names are found by the groups of three letters they share. */
const EXTENSION = 'pg_trgm'
/** SQLSTATE of a role without the right, and of an extension whose files the server does not have. */
const NO_RIGHT = '42501'
const NO_FILES: ReadonlySet<string> = new Set(['0A000', '58P01'])

const PLACE = statement(() =>
  selection(
    {
      there: sql<boolean>`exists (select from pg_extension where extname = ${EXTENSION})`,
      database: sql<string>`current_database()`,
      role: sql<string>`current_user`,
      /** Whether the role may add things to the database, which migrations do too. */
      adds: sql<boolean>`has_database_privilege(current_database(), 'CREATE')`,
    },
    (columns) => sql`select ${columns}`,
  ),
)

/**
 * Adds the extension the search needs to a database that lacks it.
 * @throws Error with code `EXTENSION_MISSING` and the way out where the role may not, or the server does not have it
 */
export async function ensureExtension(client: pg.ClientBase): Promise<void> {
  const found = await firstRow(client, PLACE, {})
  if (!found || found.there) return
  try {
    await client.query(`create extension if not exists ${EXTENSION}`)
  } catch (error) {
    const reason = error instanceof pg.DatabaseError ? wayOut(error, found) : null
    if (reason === null) throw error
    throw Object.assign(new Error(reason, { cause: error }), { code: 'EXTENSION_MISSING' })
  }
}

function wayOut({ code }: pg.DatabaseError, { database, role, adds }: RowOf<typeof PLACE>): string | null {
  const grant = adds ? '' : ` GRANT CREATE ON DATABASE ${quoted(database)} TO ${quoted(role)};`
  if (code === NO_RIGHT)
    return (
      `The search needs the extension ${EXTENSION} in the database "${database}", which the role "${role}" may not create. ` +
      `As a superuser run this in that database once, then try again: CREATE EXTENSION ${EXTENSION};${grant}`
    )
  if (code !== undefined && NO_FILES.has(code))
    return (
      `The search needs the extension ${EXTENSION}, which the PostgreSQL server of the database "${database}" does not have. ` +
      'It comes with PostgreSQL: install the contrib package of the same version (Debian: postgresql-contrib), then try again.'
    )
  return null
}
