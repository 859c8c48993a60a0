import { expect, test } from 'vitest'
import { rowsOfPage } from './row-pages.tsx'

test.each([
  ['the first page', 40, 1, [1, 0, 15]],
  ['the last page', 40, 3, [3, 30, 40]],
  ['beyond the last', 40, 9, [3, 30, 40]],
  ['no rows', 0, 2, [1, 0, 0]],
  ['a full page', 15, 2, [1, 0, 15]],
] as const)('%s', (_, count, page, expected) => {
  const rows = rowsOfPage(count, 15, page)
  expect([rows.page, rows.from, rows.to]).toEqual(expected)
})
