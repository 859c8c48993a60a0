import { expect, test } from 'vitest'
import { appended } from './use-pages.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))

test('pages are appended in their order', () => {
  expect(appended([rows(5, 3), rows(9), rows()])).toEqual(rows(5, 3, 9))
  expect(appended([])).toEqual([])
})

test('a row that moved on to the next page meanwhile stands once, where it was first', () => {
  expect(appended([rows(5, 3, 1), rows(1, 8, 3), rows(9)])).toEqual(rows(5, 3, 1, 8, 9))
})
