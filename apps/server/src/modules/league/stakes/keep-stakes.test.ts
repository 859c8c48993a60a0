import type { UpcomingMatch } from '@touchline/contract'
import { played, RATED_NOW, rate, ratedFixtures, store } from '@touchline/ingest/derive/ratings/rated-world.testing.ts'
import { useServer } from '@touchline/testing/server'
import { afterAll, expect, test } from 'vitest'
import { simulationThread } from '../simulation/simulation-thread.ts'
import { keepStakes } from './keep-stakes.ts'

const server = useServer()
const thread = simulationThread()
afterAll(() => thread.close())

const lease = { signal: new AbortController().signal, keep: async () => undefined }
const keep = (now: Date, seen = new Map<number, string>()) =>
  keepStakes(server.database, thread, { now, lease, looked: seen })
const NEXT_ROUND = '2022-01-23'
const SOON = new Date('2022-01-20T12:00:00Z')
const listed = (until = '2022-01-24%2000:00') =>
  server.get<UpcomingMatch[]>(`/api/upcoming/${NEXT_ROUND}%2000:00/${until}`)

test('the list says of the matches of the next round what they move, and of none that is over', async () => {
  await store(server.database, ratedFixtures())
  await rate(server.database)
  expect((await listed()).map(({ stakes }) => stakes)).toEqual([null, null, null, null])
  // Three weeks before nobody lists it.
  await keep(RATED_NOW)
  expect((await listed('2022-01-23%2022:00')).map(({ stakes }) => stakes)).toEqual([null, null, null, null])
  const seen = new Map<number, string>()
  expect(await keep(SOON, seen)).toBe(2)
  expect(await keep(SOON, seen)).toBe(0)
  const matches = await listed()
  expect(matches.some(({ stakes }) => stakes !== null)).toBe(true)
  for (const { stakes, local_id, visitor_id } of matches) {
    if (stakes === null) continue
    expect([local_id, visitor_id]).toContain(stakes.participant_id)
    const swing = stakes.home - stakes.away
    expect(stakes.low).toBeLessThan(swing)
    expect(stakes.high).toBeGreaterThan(swing)
    // Its own win helps a side, the other's does not.
    expect(Math.sign(swing)).toBe(stakes.participant_id === local_id ? 1 : -1)
  }
  const [first] = ratedFixtures().filter(({ kickoff }) => kickoff.startsWith(NEXT_ROUND))
  await store(
    server.database,
    ratedFixtures().map((one) => (one.key === first?.key ? { ...one, ...played(5, [1, 2]) } : one)),
  )
  const over = (await listed('2022-01-23%2023:00')).filter(({ score }) => score !== null)
  expect(over.map(({ stakes }) => stakes)).toEqual([null])
})
