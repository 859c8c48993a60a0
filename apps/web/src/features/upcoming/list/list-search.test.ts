import { expect, test } from 'vitest'
import { readListSearch } from './list-search.ts'

test('an address without filters shows what is in play and to come by tournament', () => {
  expect(readListSearch({})).toEqual({ q: undefined, fav: undefined, sort: undefined, show: undefined })
})

test('the part of today to look at is read from the address', () => {
  for (const show of ['all', 'live', 'finished', 'next']) expect(readListSearch({ show }).show).toBe(show)
  for (const show of ['ended', 1, ['all'], null]) expect(readListSearch({ show }).show).toBeUndefined()
})

test('search text, favourites only and sort by time are read from the address', () => {
  expect(readListSearch({ q: 'porto', fav: 1, sort: 0 })).toEqual({ q: 'porto', fav: 1, sort: 0 })
  expect(readListSearch({ q: 1860, fav: '1', sort: '0' })).toEqual({ q: '1860', fav: 1, sort: 0 })
  expect(readListSearch({ sort: '2' }).sort).toBe(2)
})

test('invalid values are left out', () => {
  expect(readListSearch({ q: '   ', fav: 'perhaps', sort: 7 })).toEqual({
    q: undefined,
    fav: undefined,
    sort: undefined,
  })
  expect(readListSearch({ q: ['a'], fav: 0, sort: 1 })).toEqual({ q: undefined, fav: undefined, sort: undefined })
  expect(readListSearch({ q: 'x'.repeat(500) }).q).toHaveLength(100)
})
