import type { site, UpcomingMatch } from '@touchline/contract'
import { claimWorld, inTransaction } from '@touchline/database'
import { writeProgress } from '@touchline/ingest/follow/feed/progress.ts'
import { FILL_JOB } from '@touchline/ingest/follow/open/fill-progress.ts'
import { NOW } from '@touchline/testing/clock'
import { fixture, going, league, played, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test, vi } from 'vitest'
import type { z } from 'zod'

type Site = z.output<typeof site.answer>

const server = useServer()

/** The facts are cached for two seconds, so a test waits for the expected ones. */
const eventually = (expected: Partial<Site>) =>
  vi.waitFor(async () => expect(await server.get<Site>('/api/site')).toMatchObject(expected), {
    timeout: 10_000,
    interval: 100,
  })

test('an empty database says so, with the brand and the time of the server', async () => {
  await eventually({
    brand: 'Touchline',
    world: 'empty',
    now: '2026-03-07T12:00:00.000Z',
    live_count: 0,
    top_leagues: [],
    live_leagues: null,
    next_match_at: null,
    first_match_at: null,
    last_match_at: null,
    has_transfers: true,
  })
  const answer = await server.ask('/api/site')
  expect(answer.headers.get('x-server-now')).toBe(String(Date.parse('2026-03-07T12:00:00.000Z')))
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('matches in play are counted, forgotten ones and those without a time are not, and where matches begin and end is known', async () => {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [
        going('ashton', 'brough', '2026-03-07T11:00:00.000Z', 22, [0, 0]),
        going('brough', 'ashton', '2026-03-07T11:05:00.000Z', 3, [0, 0]),
        going('ashton', 'brough', '2026-03-01T11:00:00.000Z', 22, [0, 0]),
        going('brough', 'ashton', '2026-03-07T00:00:00.000Z', 2, [0, 0], { kickoffKnown: false }),
        fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z'),
      ],
    }),
  )
  const ends = { first_match_at: '2026-03-01T11:00:00.000Z', last_match_at: '2026-03-07T15:00:00.000Z' }
  await eventually({ world: 'demo', live_count: 2, ...ends })
})

test('the number in play changes together with the list of the day', async () => {
  const teams = [team('Ashton'), team('Brough')]
  const kickoff = '2026-03-07T11:00:00.000Z'
  await server.store(world({ teams, fixtures: [going('ashton', 'brough', kickoff, 22, [0, 0])] }))
  await eventually({ live_count: 1 })
  const list = '/api/upcoming/2026-03-07%2012:00/2026-03-08%2000:00'
  const inList = async () => (await server.get<UpcomingMatch[]>(list)).filter(({ state_id }) => state_id).length
  expect(await inList()).toBe(1)
  await server.store(world({ teams, fixtures: [played('ashton', 'brough', kickoff, [0, 0])] }))
  await server.get('/api/site')
  await vi.waitFor(async () => expect(await inList()).toBe(0), { timeout: 10_000, interval: 5 })
  expect((await server.get<Site>('/api/site')).live_count).toBe(0)
})

test('the boxes hold the default leagues and clubs that are stored, in their fixed order', async () => {
  await server.store(
    world({
      leagues: [
        league('bundesliga', 'Bundesliga', { stableKey: 'germany/bundesliga' }),
        league('premier', 'Premier League', { stableKey: 'england/premier-league' }),
        league('other', 'Other League', { stableKey: 'england/other' }),
      ],
      teams: [
        team('Liverpool', { stableKey: 'england/liverpool' }),
        team('Real Madrid', { stableKey: 'spain/real-madrid' }),
        team('Ashton', { stableKey: 'england/ashton' }),
      ],
    }),
  )
  await vi.waitFor(
    async () => {
      const { top_leagues, top_clubs } = await server.get<Site>('/api/site')
      expect(top_leagues.map((one) => one.league_name)).toEqual(['Premier League', 'Bundesliga'])
      expect(top_clubs.map((one) => [one.team_name, one.order])).toEqual([
        ['Real Madrid', 1],
        ['Liverpool', 2],
      ])
    },
    { timeout: 10_000, interval: 100 },
  )
})

test('while the data of a first start is being written the site says so', async () => {
  expect((await server.get<Site>('/api/site')).preparing).toBe(false)
  server.deps.readiness.filled = false
  expect((await server.get<Site>('/api/site')).preparing).toBe(true)
  server.deps.readiness.filled = true
})

test('while past seasons are read the site says how far that is, and goes on showing the matches it has', async () => {
  await server.store(
    world({
      teams: [team('Ashton'), team('Brough')],
      fixtures: [fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z')],
    }),
  )
  const note = (done: number) =>
    inTransaction(server.database, (client) =>
      writeProgress(client, {
        source: 'football-data',
        job: FILL_JOB,
        cursor: { done, of: 22 },
        finished: done === 22,
        now: NOW,
      }),
    )
  server.deps.readiness.filled = false
  await note(14)
  await eventually({ world: 'real', preparing: false, filling: { done: 14, of: 22 } })
  await note(22)
  await eventually({ filling: null })
  server.deps.readiness.filled = true
})
