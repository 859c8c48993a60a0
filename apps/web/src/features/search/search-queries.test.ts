import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { searchQuery } from './search-queries.ts'

afterEach(() => vi.unstubAllGlobals())

/** Requests while up to nine pages of a text are read, where the server has this many. */
async function asked(text: string, member: boolean, pages: number): Promise<string[]> {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    return Response.json({ leagues: [], teams: [], has_more: paths.length < pages })
  })
  await new QueryClient().fetchInfiniteQuery({ ...searchQuery(text, member), pages: 9, retry: false })
  return paths
}

test('visitors ask the first search, members the third, from page 1 for as long as there is more', async () => {
  expect(await asked('real', false, 1)).toEqual(['/api/search/v1?q=real&pg=1'])
  expect(await asked('real', true, 3)).toEqual([1, 2, 3].map((page) => `/api/search/v3?q=real&pg=${page}`))
})

test('nothing is requested without a text to send', () => {
  expect(searchQuery(null, false).enabled).toBe(false)
  expect(searchQuery('real', false).enabled).toBe(true)
})

test('a single kind has its own query; countries need no request', () => {
  expect(searchQuery('real', true, 'player').queryKey).not.toEqual(searchQuery('real', true).queryKey)
  expect(searchQuery('real', true, 'country').enabled).toBe(false)
})

test('visitors and members do not share results', () => {
  expect(searchQuery('real', true).queryKey).not.toEqual(searchQuery('real', false).queryKey)
})
