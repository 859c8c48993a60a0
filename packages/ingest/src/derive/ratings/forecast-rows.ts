import { forecast, type Placeholders, prepared, rows as run, selection } from '@touchline/database'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type ColumnLists, encodedRows, encodeRows } from '../../write/rows/encode-rows.ts'
import { columnName, columnNames } from '../../write/rows/row.ts'

/** A row of `forecast`, all its columns named; days since 1970, the digest as 32 hexadecimal digits. */
export type ForecastRow = Omit<Required<typeof forecast.$inferInsert>, 'day'> & { day: number }

/** Rows per statement. */
const CHUNK = 3_000

const COLUMNS = Object.keys(getTableColumns(forecast))
const EXCLUDED = sql.raw(COLUMNS.map((column) => `excluded.${columnName(column)}`).join(', '))

/** Writes the rows. @returns those that are written */
const writing = (onConflict: SQL) =>
  prepared((p: Placeholders<ColumnLists>) =>
    selection(
      { id: sql<number>`t.fixture_id` },
      (columns) => sql`
        insert into ${forecast} as t (${columnNames(COLUMNS)}) select ${columnNames(COLUMNS, 'i.')} from ${encodedRows(forecast, COLUMNS, p)}
        ${onConflict} returning ${columns}`,
    ),
  )

const INSERT = writing(sql``)
const REPLACE = writing(
  sql`on conflict (fixture_id) do update set (${columnNames(COLUMNS)}) = row (${EXCLUDED})
  where (${columnNames(COLUMNS, 't.')}) is distinct from (${EXCLUDED})`,
)

/**
 * Writes forecasts of different fixtures; with `fresh` none of them is stored yet.
 * @returns the fixtures whose forecast is new or changed
 */
export async function writeForecasts(
  client: pg.ClientBase,
  rows: readonly ForecastRow[],
  { fresh }: { fresh: boolean },
): Promise<number[]> {
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) =>
    rows.slice(at * CHUNK, (at + 1) * CHUNK),
  )
  const statement = fresh ? INSERT : REPLACE
  const written = await Promise.all(chunks.map((chunk) => run(client, statement, encodeRows(forecast, chunk))))
  return written.flat().map(({ id }) => id)
}
