import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../app/settings/settings.fields.ts'
import { listed } from './upcoming.testing.ts'
import { type ListedMatch, upcomingQuery } from './upcoming-queries.ts'

const settings = readSettings(() => null)
const now = Date.parse('2026-11-20T16:05:40Z')
const query = (day: string) => upcomingQuery(day, settings, () => now)

afterEach(() => vi.unstubAllGlobals())

test('a day is requested with its window and form settings, and a running minute is stored with its time', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(decodeURIComponent(path))
    return Response.json([listed({ match_id: 1, minute: 30 }), listed({ match_id: 2, minute: null })])
  })
  const [playing, coming] = await new QueryClient().fetchQuery({ ...query('2026-11-20'), retry: false })
  expect(asked).toEqual([
    '/api/upcoming/2026-11-20 16:05/2026-11-21 00:00?league_form=0&type_form=0&count_form=5&since=2026-11-20+00:00',
  ])
  expect([playing?.seen_at, coming?.seen_at]).toEqual([now, undefined])
})

test('a list that can still change is read again every three minutes, one whose matches are all over is not', () => {
  const intervalOf = (matches: ListedMatch[]) => {
    const client = new QueryClient()
    const options = query('2026-11-20')
    client.setQueryData(options.queryKey, matches)
    const observer = new QueryObserver(client, options)
    const { refetchInterval } = observer.options
    return typeof refetchInterval === 'function' ? refetchInterval(observer.getCurrentQuery()) : refetchInterval
  }
  expect(intervalOf([listed({ status: 5 }), listed({ status: 1 })])).toBe(180_000)
  expect(intervalOf([listed({ status: 5 }), listed({ status: 8 })])).toBe(false)
})
