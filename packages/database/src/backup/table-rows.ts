import type pg from 'pg'
import type { TableShape } from './catalog.ts'

const ROWS_AT_ONCE = 2_000
/** Every value as the database writes it. */
const NEXT: pg.QueryArrayConfig = {
  text: `fetch ${ROWS_AT_ONCE} from rows`,
  rowMode: 'array',
  types: { getTypeParser: () => (text: string) => text },
}

/** Settings under which every PostgreSQL writes the same text for the same value. */
export const PLAIN_TEXT =
  "set local datestyle = 'ISO, MDY'; set local timezone = 'UTC'; set local extra_float_digits = 1; set local bytea_output = 'hex'"

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The rows of a table, some thousands at a time, each as a line of JSON; inside a transaction that began with PLAIN_TEXT. */
export async function* tableLines(
  client: pg.ClientBase,
  { name, columns }: Pick<TableShape, 'name'> & { columns: readonly string[] },
): AsyncGenerator<string[]> {
  await client.query(`declare rows no scroll cursor for select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
  for (;;) {
    const { rows } = await client.query(NEXT)
    if (rows.length > 0) yield rows.map((row) => JSON.stringify(row))
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close rows')
}
