import type { site } from '@touchline/contract'
import { fixture, league, team, world } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test, vi } from 'vitest'
import type { z } from 'zod'

const server = useServer({
  settings: { openFeed: { live: ['openligadb'], withoutKey: ['football-data-org'] } },
})

test('the competitions that a source of live scores describes are followed, and no others', async () => {
  const [followed, other] = [league('bl1', 'Bundesliga'), league('E0', 'Premier League')]
  const teams = [team('Ashton'), team('Brough')]
  const match = fixture('ashton', 'brough', '2026-03-07T15:00:00.000Z', { league: 'E0' })
  await server.store({ ...world({ leagues: [other], teams, fixtures: [match] }), source: 'football-data' })
  await server.store({ ...world({ leagues: [followed] }), source: 'openligadb' })
  await vi.waitFor(
    async () => {
      const { live_leagues, next_match_at } = await server.get<z.output<typeof site.answer>>('/api/site')
      expect(live_leagues?.map(({ league_name }) => league_name)).toEqual(['Bundesliga'])
      expect(next_match_at).toBe('2026-03-07T15:00:00.000Z')
    },
    { timeout: 10_000, interval: 100 },
  )
})

test('sources that a free key would add are named next to those that are credited', async () => {
  expect(await server.get('/api/credits')).toMatchObject({ without_key: ['football-data-org'] })
})
