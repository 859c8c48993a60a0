import type pg from 'pg'
import type { TableShape } from './catalog.ts'

const ROWS_AT_ONCE = 2_000
const AS_WRITTEN = { getTypeParser: () => (text: string) => text }

/** Settings under which every PostgreSQL writes the same text for the same value. */
export const PLAIN_TEXT =
  "set LOCAL datestyle = 'ISO, MDY'; set LOCAL timezone = 'UTC'; set LOCAL extra_float_digits = 1; set LOCAL bytea_output = 'hex'"

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** The rows of a table, some thousands at a time, each as a line of JSON; inside a transaction that began with PLAIN_TEXT. */
export async function* tableLines(
  client: pg.ClientBase,
  { name, columns }: Pick<TableShape, 'name'> & { columns: readonly string[] },
): AsyncGenerator<string[]> {
  await client.query(`DECLARE rows NO SCROLL CURSOR for select ${columns.map(quoted).join(', ')} from ${quoted(name)}`)
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `FETCH ${ROWS_AT_ONCE} from rows`,
      rowMode: 'array',
      types: AS_WRITTEN,
    })
    if (rows.length > 0) yield rows.map((row) => JSON.stringify(row))
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('CLOSE rows')
}
