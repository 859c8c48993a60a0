/**
 * Final tables by file of football-data.co.uk and season: the first clubs with their points, after `…` the last ones. A season of a file
 * by country goes by its name in the file.
 */
export type WrittenTables = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Differences between a season's written table and the computed one: `2. Barcelona 76, not Sevilla 71`. */
export function differences(written: string, rows: readonly string[]): string[] {
  const [first = '', last = ''] = written.split(' … ')
  const [top, bottom] = [first, last].map((part) => (part === '' ? [] : part.split(', '))) as [string[], string[]]
  const expected = [
    ...top.map((row, at) => [at, row] as const),
    ...bottom.map((row, at) => [rows.length - bottom.length + at, row] as const),
  ]
  return expected.flatMap(([at, row]) => (rows[at] === row ? [] : [`${at + 1}. ${row}, not ${rows[at]}`]))
}
