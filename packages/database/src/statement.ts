import { hash } from 'node:crypto'
import {
  type Column,
  fillPlaceholders,
  type GetColumnData,
  getTableColumns,
  is,
  Placeholder,
  SQL,
  sql,
} from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect, type PgTable, type SelectedFields, type SelectedFieldsFlat } from 'drizzle-orm/pg-core'
import type pg from 'pg'

const CASING = 'snake_case'
const dialect = new PgDialect({ casing: CASING })

const builder = drizzle.mock({ casing: CASING })

/** Builds queries and writes that are typed by the tables; it runs nothing. */
export const query: typeof builder = Object.assign(Object.create(builder) as typeof builder, {
  select: ((fields?: SelectedFields) =>
    fields === undefined ? builder.select() : builder.select(keepTables(fields))) as typeof builder.select,
})

/**
 * The builder takes the tables away from columns in SQL of the list where it selects from one table: `payment_id = id` in an inner query
 * would then be about the inner table alone. It does so one level deep.
 */
function keepTables(fields: SelectedFields): SelectedFields {
  const kept = Object.entries(fields).map(([name, field]) => [name, is(field, SQL) ? sql`${field}` : field])
  return Object.fromEntries(kept)
}

/** Runs statements: the pool, or the connection of a transaction. */
export type Queryable = pg.Pool | pg.ClientBase

/** Placeholders for the values of a call. In our own SQL a cast gives the type: `${p.ids}::int[]`. */
export type Placeholders<Values> = { readonly [Name in keyof Values]-?: Placeholder<Name & string> }

/** A query of the builder, or `selection`. */
interface Typed<Row> {
  readonly _: { readonly selectedFields: object; readonly result: readonly Row[] }
  getSQL(): SQL
}

interface Compiled<Row> {
  /** Name of the prepared statement. */
  name: string | undefined
  text: string
  parameters: unknown[]
  read(values: readonly unknown[]): Row
}

/** A query with its row type and the values it needs. */
export interface Statement<Values, Row> {
  compiled(): Compiled<Row>
  /** For types alone: the values of a call. */
  readonly values?: (values: Values) => void
}

export type RowOf<S> = S extends Statement<never, infer Row> ? Row : never

/**
 * A query that is built once, when it is first asked.
 * @param build the query, around the places of the values that each call gives
 */
export const statement = <Values, Row>(build: (p: Placeholders<Values>) => Typed<Row>): Statement<Values, Row> =>
  built(build, false)

/**
 * Like `statement`, for frequent queries with one good plan for all values: each connection parses it once and, after some calls, plans it
 * once. Planning a join of ten tables takes longer than reading a few rows from them.
 */
export const prepared = <Values, Row>(build: (p: Placeholders<Values>) => Typed<Row>): Statement<Values, Row> =>
  built(build, true)

function built<Values, Row>(
  build: (p: Placeholders<Values>) => Typed<Row>,
  isPrepared: boolean,
): Statement<Values, Row> {
  let kept: Compiled<Row> | undefined
  return {
    compiled: () => {
      kept ??= compile(build(places<Values>()), isPrepared)
      return kept
    },
  }
}

/** SQL beyond the builder, around a list of columns that types the rows. Columns of an outer join are marked as nullable (`orNull`). */
export function selection<Fields extends SelectedFieldsFlat>(
  fields: Fields,
  around: (columns: SQL) => SQL,
): Typed<Selected<Fields>> {
  const columns = sql.join(
    Object.values(fields).map((field) => sql`${field}`),
    sql`, `,
  )
  return { _: { selectedFields: fields, result: [] }, getSQL: () => around(columns) }
}

/** The row of a set of columns, inner joins given. */
export type Selected<Fields extends SelectedFieldsFlat> = {
  [Name in keyof Fields]: Fields[Name] extends Column
    ? GetColumnData<Fields[Name]>
    : Fields[Name] extends SQL<infer Value> | SQL.Aliased<infer Value>
      ? Value
      : never
}

/** Runs a statement. Values are as the driver reads them, which is what the tables' types say. */
export async function rows<Values, Row>(
  queryable: Queryable,
  { compiled }: Statement<Values, Row>,
  values: Values & Record<string, unknown>,
): Promise<Row[]> {
  const { name, text, parameters, read } = compiled()
  const result = await queryable.query<unknown[]>({
    name,
    text,
    values: fillPlaceholders(parameters, values),
    rowMode: 'array',
  })
  return result.rows.map(read)
}

/** The only row of a statement, or its first; null when there is none. */
export async function firstRow<Values, Row>(
  queryable: Queryable,
  asked: Statement<Values, Row>,
  values: Values & Record<string, unknown>,
): Promise<Row | null> {
  return (await rows(queryable, asked, values))[0] ?? null
}

/** Runs an insert, update or delete of the builder, which is cheap enough to be built each time. Gives how many rows it wrote. */
export async function execute(queryable: Queryable, write: { getSQL(): SQL }): Promise<number> {
  const { sql: text, params } = dialect.sqlToQuery(write.getSQL())
  return (await queryable.query(text, params)).rowCount ?? 0
}

/** Columns of a table as the list of an insert names them. */
export const namesOf = <T extends PgTable>(_: T, names: readonly (keyof T['$inferInsert'] & string)[]): SQL =>
  sql.raw(names.map((name) => `"${toSnakeCase(name)}"`).join(', '))

/** A column that an outer join may leave empty, in a `selection`. */
export const orNull = <C extends Column>(column: C) => sql<GetColumnData<C, 'raw'> | null>`${column}`

/** Columns of a table as one JSON value; only of types that JSON has. */
export function jsonOf<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  names: readonly Name[],
) {
  const columns = getTableColumns(table)
  const pairs = names.map((name) => sql`${sql.raw(`'${name}'`)}, ${columns[name]}`)
  return sql<{ [N in Name]: JsonData<T['$inferSelect'][N]> }>`json_build_object(${sql.join(pairs, sql`, `)})`
}

type JsonData<Value> = Value extends string | number | boolean | null ? Value : never

function places<Values>(): Placeholders<Values> {
  return new Proxy({} as Placeholders<Values>, { get: (_, name) => new Placeholder(String(name)) })
}

function compile<Row>(typed: Typed<Row>, isPrepared: boolean): Compiled<Row> {
  const { sql: text, params } = dialect.sqlToQuery(typed.getSQL())
  const names = Object.keys(typed._.selectedFields)
  const read = (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (let place = 0; place < names.length; place++) row[names[place] as string] = values[place]
    return row as Row
  }
  return { name: isPrepared ? hash('md5', text) : undefined, text, parameters: params, read }
}
