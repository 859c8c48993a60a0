import { expect, test } from 'vitest'
import { withOlderPaging } from './older-paging.ts'

test.each([
  ['/api/v3/transfer/latest?page=2&type=219', '/api/v3/transfer/latest/2?type=219'],
  ['/api/v3/transfer/latest', '/api/v3/transfer/latest/1'],
  ['/api/v3/team/transfer/7/?page=3', '/api/v3/team/transfer/7/3'],
  ['/api/v3/country/player/72?page=abc', '/api/v3/country/player/72/abc'],
  ['/api/search/v1?q=real&page=2', '/api/search/v1?q=real&pg=2'],
  ['/api/getLast?id=7&page=1&per_page=50', '/api/getLast?id=7&pgNo=0&perPage=50'],
  ['/api/getLast?id=7&page=0', '/api/getLast?id=7&pgNo=-1'],
])('%s is read as %s', (asked, older) => {
  expect(withOlderPaging(asked)).toBe(older)
})

test.each([
  '/api/v3/transfer/latest/2?type=219',
  '/api/search/v1?q=a%20b&pg=2',
  '/api/getLast?id=7&pgNo=3&perPage=20',
  '/api/v3/finder/past?page=2&per_page=4',
  '/api/legal/terms',
  '/matches/2026-11-29?page=2',
])('%s is left as it is', (asked) => {
  expect(withOlderPaging(asked)).toBe(asked)
})
