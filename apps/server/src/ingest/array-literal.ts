/** What a column can hold on its way to the database; a list becomes an array value. */
export type Cell = string | number | boolean | Date | null | readonly (number | null)[]

/** One column of the rows as the text of a PostgreSQL array. */
export function arrayLiteral(rows: readonly Readonly<Record<string, Cell>>[], property: string): string {
  let text = '{'
  for (let at = 0; at < rows.length; at++) {
    if (at > 0) text += ','
    text += element(rows[at]?.[property] ?? null)
  }
  return `${text}}`
}

/** Texts of a PostgreSQL array: `{"a","b"}`. */
export function textArray(values: readonly (string | null)[]): string {
  return `{${values.map(element).join(',')}}`
}

function element(value: Cell): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Date) return `"${value.toISOString()}"`
  return `"{${(value as readonly (number | null)[]).map((item) => (item === null ? 'NULL' : item)).join(',')}}"`
}

const quoted = (text: string): string => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`)
