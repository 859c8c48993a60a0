/** What a column can hold on its way to the database; a list becomes an array value. */
export type Cell = string | number | boolean | Date | null | readonly (number | null)[]

/** One column of the rows as the text of a PostgreSQL array. */
export function arrayLiteral(rows: readonly Readonly<Record<string, Cell>>[], property: string): string {
  return `{${rows.map((row) => element(row[property] ?? null)).join(',')}}`
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
