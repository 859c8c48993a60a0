/** Texts as the text of a PostgreSQL array: `{"a","b"}`. Built in one go: a batch has tens of thousands of keys. */
export function textArray(values: readonly string[]): string {
  let list = ''
  for (const value of values) list += list === '' ? quoted(value) : `,${quoted(value)}`
  return `{${list}}`
}

const quoted = (text: string): string => (/["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`)
