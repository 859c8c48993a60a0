/** Texts as the text of a PostgreSQL array: `{"a","b"}`. Built in one go: a batch has tens of thousands of keys. */
export function textArray(values: readonly string[]): string {
  let list = ''
  for (const value of values) list += list === '' ? quotedText(value) : `,${quotedText(value)}`
  return `{${list}}`
}

/** A text as an element of such an array. */
export const quotedText = (text: string): string =>
  /["\\]/.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`
