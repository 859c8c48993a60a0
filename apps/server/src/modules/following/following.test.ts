import type { Following, NewsFact, UpcomingMatch } from '@touchline/contract'
import type { LineupEntryRecord } from '@touchline/football'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { fixture, going, person, played, spell, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { beforeEach, describe, expect, test } from 'vitest'

const server = useServer()
const CLUBS = ['Ashton', 'Brough', 'Cawood']
const teams = CLUBS.map((name) => team(name))
const NO_POSITION = { position: null, detailedPosition: null, preferredFoot: null }
const NOW = '2026-03-07T12:00:00.000Z'
const ask = async <T>(path: string) => {
  const answer = await server.ask(`/api${path}`)
  expect([path, answer.status]).toEqual([path, 200])
  return (await answer.json()) as T
}
const ids = () => Promise.all(CLUBS.map((name) => idOf(server, 'team', name)))
const derby = (kickoff: string, more: Parameters<typeof fixture>[3] = {}) =>
  fixture('ashton', 'brough', kickoff, { key: 'derby', ...more })

beforeEach(async () => {
  server.setNow(NOW)
  await server.store(
    world({
      teams,
      fixtures: [
        played('ashton', 'cawood', '2026-02-21T15:00:00.000Z', [2, 0]),
        played('cawood', 'brough', '2026-02-28T15:00:00.000Z', [1, 1]),
        going('brough', 'cawood', '2026-03-07T11:30:00.000Z', 2, [1, 0]),
        derby('2026-03-07T17:00:00.000Z'),
        fixture('cawood', 'ashton', '2026-03-14T15:00:00.000Z', { round: '29' }),
        fixture('brough', 'ashton', '2026-03-21T15:00:00.000Z'),
      ],
    }),
  )
  await deriveSeasons(server.database, { now: new Date(NOW) })
})

describe('followed teams and leagues', () => {
  test('a team has its last match, the one in play and the next two, its form and its place', async () => {
    const [ashton = 0, brough = 0] = await ids()
    const { teams: shown } = await ask<Following>(`/following?teams=${brough},${ashton},999999`)
    expect(shown.map(({ team_name }) => team_name)).toEqual(['Brough', 'Ashton'])
    expect(shown[0]).toMatchObject({ form: ['D'], place: { position: 2, points: 1, gap: 2 } })
    expect(shown[1]).toMatchObject({ form: ['W'], place: { position: 1, points: 3, gap: 2 } })
    expect(shown[1]?.place?.zones).toHaveLength(3)
    const matches = await ask<UpcomingMatch[]>(`/following/matches?matches=${shown[0]?.match_ids}`)
    expect(matches.map(({ local_name, visitor_name }) => `${local_name} – ${visitor_name}`)).toEqual([
      'Cawood – Brough',
      'Brough – Cawood',
      'Ashton – Brough',
      'Brough – Ashton',
    ])
  })

  test('a league has its next round, and an invalid list of ids is refused', async () => {
    const league = await idOf(server, 'league', 'Premier League')
    server.setNow('2026-03-10T12:00:00.000Z')
    const { leagues } = await ask<Following>(`/following?leagues=${league}`)
    expect(leagues).toEqual([
      expect.objectContaining({ round_name: '29', first_at: '2026-03-14T15:00:00.000Z', matches: 1 }),
    ])
    for (const wrong of ['1,x', '0', '1.5', '99999999999']) {
      expect((await server.ask(`/api/following?teams=${wrong}`)).status).toBe(400)
    }
    const many = Array.from({ length: 101 }, (_, at) => at + 1).join()
    expect((await server.ask(`/api/following?teams=${many}`)).status).toBe(400)
  })
})

describe('news', () => {
  const suspended = (player: string) => ({
    ...{ player, season: null, type: null, category: 'suspended' as const },
    ...{ startsOn: '2026-03-05', endsOn: null, gamesMissed: null },
  })
  const newsOf = async (query: string) => (await ask<{ facts: NewsFact[] }>(`/following/news?${query}`)).facts

  test('tell of another kick-off, of a match that is called off, and of nothing twice', async () => {
    const [, brough = 0] = await ids()
    expect(await newsOf(`teams=${brough}`)).toEqual([])
    await server.store(world({ teams, fixtures: [derby('2026-03-08T18:00:00.000Z')] }))
    await server.store(world({ teams, fixtures: [derby('2026-03-08T18:00:00.000Z')] }))
    server.setNow('2026-03-07T13:00:00.000Z')
    await server.store(world({ teams, fixtures: [derby('2026-03-08T18:00:00.000Z', { state: 10 })] }))
    expect(await newsOf(`teams=${brough}`)).toEqual([
      expect.objectContaining({ kind: 'off', status: 10, at: '2026-03-07T13:00:00.000Z' }),
      expect.objectContaining({
        ...{ kind: 'moved', at: NOW, was: '2026-03-07T17:00:00.000Z' },
        match: expect.objectContaining({ home: 'Ashton', start_dt: '2026-03-08T18:00:00.000Z' }),
      }),
    ])
    const league = await idOf(server, 'league', 'Premier League')
    expect(await newsOf(`leagues=${league}`)).toHaveLength(2)
    server.setNow('2026-03-22T12:00:00.000Z')
    expect(await newsOf(`teams=${brough}&matches=1`)).toEqual([])
  })

  test('tell once that the line-ups of a match of the next hours are out', async () => {
    const [ashton = 0] = await ids()
    const entry = {
      ...{ side: 'home', player: null, playerName: 'A. Keeper', type: 11, position: 24, formationPosition: 1 },
      ...{ formationField: null, captain: false, details: {} },
    } satisfies Omit<LineupEntryRecord, 'jerseyNumber'>
    const lineups = (of: string, jerseyNumber: number) =>
      world({
        teams,
        lineups: [
          {
            ...{ fixture: of, homeFormation: '4-4-2', awayFormation: null, confirmed: true },
            entries: [{ ...entry, jerseyNumber }],
          },
        ],
      })
    await server.store(lineups('derby', 1))
    await server.store(lineups('derby', 13))
    await server.store(lineups('brough-ashton 2026-03-21T15:00:00.000Z', 1))
    expect(await newsOf(`teams=${ashton}`)).toEqual([
      expect.objectContaining({ kind: 'lineup', match: expect.objectContaining({ away: 'Brough' }) }),
    ])
  })

  test('tell of a new coach and of suspended players without their names', async () => {
    const [ashton = 0] = await ids()
    await server.store(
      world({
        teams,
        coaches: [person('Old Boss'), person('New Boss')],
        players: ['Ann', 'Bea'].map((name) => ({ ...person(name), ...NO_POSITION })),
        sidelined: [{ team: 'ashton', players: [suspended('ann'), suspended('bea')] }],
        coachSpells: [
          spell('ashton', 'old boss', '2025-07-01', '2026-03-01'),
          spell('ashton', 'new boss', '2026-03-02', null),
        ],
      }),
    )
    expect(await newsOf(`teams=${ashton}`)).toEqual([
      { kind: 'suspended', day: '2026-03-05', team: { id: ashton, name: 'Ashton' }, players: 2 },
      { kind: 'coach', day: '2026-03-02', team: { id: ashton, name: 'Ashton' } },
    ])
  })
})
