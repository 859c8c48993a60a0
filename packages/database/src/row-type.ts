import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type Placeholders, prepared, type Queryable, rows, selection } from './statement.ts'

/** What the database calls a table's rows, and their columns in its own order. */
export interface RowType {
  /** Number of the type; it differs from one database to another. */
  type: number
  columns: readonly RowColumn[]
}

interface RowColumn {
  /** The property of the table's definition; null where only the database knows the column. */
  property: string | null
  /** Number of its type. */
  type: number
}

const COLUMNS = prepared((p: Placeholders<{ table: string }>) =>
  selection(
    { rowType: sql<number>`c.reltype`, name: sql<string>`a.attname`, type: sql<number>`a.atttypid` },
    (columns) => sql`
      select ${columns} from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.oid = to_regclass(${p.table}) and a.attnum > 0 and not a.attisdropped order by a.attnum`,
  ),
)

const known = new WeakMap<Queryable, Map<PgTable, RowType>>()

/** The type of a table's rows, asked once a connection; at hand at once where it is known, so that rows are on their way at once too. */
export function rowTypeOf(queryable: Queryable, table: PgTable): RowType | Promise<RowType> {
  return known.get(queryable)?.get(table) ?? readRowType(queryable, table)
}

/** After a transaction that failed: a newer version of the product may have given a table a column meanwhile. */
export const forgetRowTypes = (client: pg.ClientBase): void => void known.delete(client)

async function readRowType(queryable: Queryable, table: PgTable): Promise<RowType> {
  const properties = new Map(Object.keys(getTableColumns(table)).map((property) => [toSnakeCase(property), property]))
  const found = await rows(queryable, COLUMNS, { table: `"${getTableName(table)}"` })
  const read = {
    type: found[0]?.rowType ?? 0,
    columns: found.map(({ name, type }) => ({ property: properties.get(name) ?? null, type })),
  }
  // A pool has no transactions of its own after which it would be forgotten.
  if (!(queryable instanceof pg.Pool)) {
    const types = known.get(queryable) ?? new Map<PgTable, RowType>()
    known.set(queryable, types.set(table, read))
  }
  return read
}
