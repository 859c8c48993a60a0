/** What a column can hold on its way to the database; a list becomes an array value. */
export type Cell = string | number | boolean | Date | null | readonly (number | null)[]

/** One column of the rows as the text of a PostgreSQL array. */
export function arrayLiteral(rows: readonly Readonly<Record<string, Cell>>[], property: string): string {
  return joined(rows, (row) => element(row[property] ?? null))
}

/** Texts of a PostgreSQL array: `{"a","b"}`. */
export function textArray(values: readonly (string | null)[]): string {
  return joined(values, element)
}

/** Written in one go, because an import spends much of its time here. */
function joined<T>(values: readonly T[], text: (value: T) => string): string {
  let list = ''
  for (const value of values) list += list === '' ? text(value) : `,${text(value)}`
  return `{${list}}`
}

function element(value: Cell): string {
  if (value === null) return 'NULL'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'string') return quoted(value)
  if (value instanceof Date) return `"${value.toISOString()}"`
  return `"${joined(value as readonly (number | null)[], element)}"`
}

const quoted = (text: string): string => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`)
