import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HEAD_TO_HEAD_PER_PAGE, LIST_PER_PAGE, pageOf, readPerPage, typedPerPage } from './paging.ts'

test('the choices per page, all of them last', () => {
  expect(HEAD_TO_HEAD_PER_PAGE).toEqual([5, 10, 20, 30, 50, 0])
  expect(LIST_PER_PAGE).toEqual([20, 30, 40, 60, 80, 0])
})

describe('a page of a list', () => {
  const seven = ['g', 'f', 'e', 'd', 'c', 'b', 'a']

  test('page 0 is the newest and has no Next', () => {
    expect(pageOf(seven, 0, 3)).toEqual({
      items: ['g', 'f', 'e'],
      page: 0,
      lastPage: 2,
      hasPrevious: true,
      hasNext: false,
    })
  })

  test('Previous leads to older matches and is missing on the last page', () => {
    expect(pageOf(seven, 2, 3)).toMatchObject({ items: ['a'], hasPrevious: false, hasNext: true })
  })

  test('all of them fit on one page', () => {
    expect(pageOf(seven, 0, 0)).toMatchObject({ items: seven, lastPage: 0, hasPrevious: false, hasNext: false })
  })

  test('a page beyond the end is the last one, and an empty list has one empty page', () => {
    expect(pageOf(seven, 9, 3).items).toEqual(['a'])
    expect(pageOf([], 3, 20)).toMatchObject({ items: [], page: 0, lastPage: 0, hasPrevious: false })
  })

  test('all pages together are the whole list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 149 }), (items, perPage) => {
        const { lastPage } = pageOf(items, 0, perPage)
        const pages = Array.from({ length: lastPage + 1 }, (_, page) => pageOf(items, page, perPage).items)
        expect(pages.flat()).toEqual(items)
      }),
    )
  })
})

test.each([
  ['25', 25],
  ['1', 1],
  ['149', 149],
  [' 7 ', 7],
  ['0', null],
  ['-5', null],
  ['150', null],
  ['500', null],
  ['', null],
  ['ten', null],
  ['2.5', null],
])('"%s" typed per page is %s', (text, expected) => {
  expect(typedPerPage(text)).toBe(expected)
})

test.each([
  ['20', 20],
  ['0', 0],
  ['1', 1],
  ['149', 149],
  ['150', 149],
  ['999', 149],
  ['1000', 0],
  ['99999999999', 0],
  ['-5', 1],
  ['30.9', 30],
  ['', 20],
  ['all', 20],
  ['20,30', 20],
])('"%s" matches per page in an address are %d', (text, perPage) => {
  expect(readPerPage(text)).toBe(perPage)
})
