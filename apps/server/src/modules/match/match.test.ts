import type { MatchBasics } from '@touchline/contract'
import { deriveSeasons } from '@touchline/ingest/derive/seasons/derive-seasons.ts'
import { NOW } from '@touchline/testing/clock'
import { fixture, going, league, person, played, spell, team, world } from '@touchline/testing/records'
import { idOf as idByName, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })

const teams = ['Ashton', 'Brough', 'Calder'].map((name) => team(name))
const info = (id: number, query = '') => server.get<MatchBasics[]>(`/api/match_info/${id}${query}`)

async function idOf(kickoff: string): Promise<number> {
  const rows = await server.database.rows<{ id: number }>('select id from fixture where kickoff = $1', [kickoff])
  return rows[0]?.id ?? 0
}

test('a match shows its competition, coaches, referee, stadium, prices and weather', async () => {
  const kickoff = '2026-03-08T15:00:00.000Z'
  await server.store(
    world({
      teams,
      venues: [{ key: 'park', name: 'Moor Park', city: null, country: null, capacity: null }],
      referees: [{ ...person('Frost'), commonName: 'F. Frost' }],
      coaches: [person('Alder'), person('Birch')],
      coachSpells: [spell('ashton', 'alder', '2024-07-01', '2025-12-31'), spell('ashton', 'birch', '2026-01-01', null)],
      fixtures: [
        fixture('ashton', 'brough', kickoff, {
          round: '29',
          venue: 'park',
          referee: 'frost',
          homeCoach: 'alder',
          awayCoach: 'alder',
          weather: { icon: 'sun', text: 'clear sky', temperature: 12.9 },
          referencePrice: { home: 2, draw: 3.2, away: 3.8, bookmaker: 4, closing: true },
        }),
      ],
    }),
  )
  const id = await idOf(kickoff)
  const [match, ...rest] = await info(id)
  expect(rest).toEqual([])
  const [ashton, brough] = [await idByName(server, 'team', 'Ashton'), await idByName(server, 'team', 'Brough')]
  expect(match).toMatchObject({
    match_id: id,
    lg_name: 'Premier League',
    lg_logo: `/api/images/league/${match?.league_id}`,
    country: { id: 72, name: 'England' },
    season: '2025/2026',
    round_name: '29',
    start_dt: kickoff,
    status: 1,
    score: null,
    local_id: ashton,
    local_name: 'Ashton',
    local_logo: `/api/images/team/${ashton}`,
    local_coach: await idByName(server, 'coach', 'Birch'),
    local_coach_name: 'Birch',
    local_pos: null,
    visitor_id: brough,
    visitor_name: 'Brough',
    visitor_logo: `/api/images/team/${brough}`,
    visitor_coach: null,
    visitor_coach_name: null,
    form: { local: null, visitor: null, local_color: null, local_results: [] },
    referee_id: await idByName(server, 'referee', 'Frost'),
    referee_name: 'F. Frost',
    stadium: 'Moor Park',
    odds: [{ '0': 2, '1': 100 }, { '0': 3.2 }, { '0': 3.8 }],
    odds_source: 'Pinnacle',
    weather_icon: 'sun',
    weather_text: 'clear_sky',
    weather_temp: 12.9,
  })
})

test("positions are those of the season's table, and a team that has not played has none", async () => {
  const kickoff = '2026-03-08T15:00:00.000Z'
  await server.store(
    world({
      teams: [...teams, team('Dover')],
      fixtures: [
        played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0]),
        played('calder', 'ashton', '2026-02-02T15:00:00.000Z', [2, 0]),
        going('brough', 'calder', '2026-03-07T11:00:00.000Z', 2, [5, 0]),
        fixture('ashton', 'calder', kickoff),
        fixture('dover', 'brough', '2026-03-09T15:00:00.000Z'),
      ],
    }),
  )
  await deriveSeasons(server.database, { now: NOW })
  const [match] = await info(await idOf(kickoff))
  expect([match?.visitor_pos, match?.local_pos]).toEqual([1, 2])
  const [other] = await info(await idOf('2026-03-09T15:00:00.000Z'))
  expect([other?.local_pos, other?.visitor_pos]).toEqual([null, 4])
})

test('as of its kick-off a match has the positions before it and the coaches of its day', async () => {
  const kickoff = '2026-02-10T15:00:00.000Z'
  await server.store(
    world({
      teams: [...teams, team('Dover')],
      coaches: [person('Alder'), person('Birch')],
      coachSpells: [spell('calder', 'alder', '2024-07-01', '2026-02-20'), spell('calder', 'birch', '2026-02-21', null)],
      fixtures: [
        played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0]),
        played('brough', 'calder', '2026-02-02T15:00:00.000Z', [0, 0]),
        played('calder', 'dover', kickoff, [4, 0]),
        played('calder', 'ashton', '2026-02-24T15:00:00.000Z', [3, 0]),
      ],
    }),
  )
  await deriveSeasons(server.database, { now: NOW })
  const id = await idOf(kickoff)
  const seen = (match?: MatchBasics) => [match?.local_pos, match?.visitor_pos, match?.local_coach_name]
  expect(seen((await info(id, '?as_of=kickoff'))[0])).toEqual([2, null, 'Alder'])
  expect(seen((await info(id, '?as_of=now'))[0])).toEqual([1, 4, 'Birch'])
  expect(await info(id)).toEqual(await info(id, '?as_of=now'))
  expect((await server.ask(`/api/match_info/${id}?as_of=then`)).status).toBe(400)
})

test('a cup has no table', async () => {
  await server.store(
    world({
      leagues: [league('cup', 'Cup', { type: 'cup' })],
      teams,
      fixtures: [
        played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0], { league: 'cup', season: 'cup now' }),
        fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z', { league: 'cup', season: 'cup now' }),
      ],
    }),
  )
  expect((await info(await idOf('2026-03-08T15:00:00.000Z')))[0]?.local_pos).toBeNull()
})

test('form comes with its colour and the results behind it, newest first', async () => {
  const kickoff = '2026-03-08T15:00:00.000Z'
  await server.store(
    world({
      teams,
      fixtures: [
        played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [0, 1]),
        played('ashton', 'calder', '2026-02-08T15:00:00.000Z', [1, 1]),
        played('ashton', 'brough', '2026-02-15T15:00:00.000Z', [3, 1]),
        fixture('ashton', 'brough', kickoff),
      ],
    }),
  )
  const id = await idOf(kickoff)
  expect((await info(id))[0]?.form).toEqual({
    local: 1.33,
    local_color: 'amber',
    local_results: ['W', 'D', 'L'],
    visitor: 1.5,
    visitor_color: 'light-green',
    visitor_results: ['L', 'W'],
  })
  expect((await info(id, '?count_form=1'))[0]?.form).toMatchObject({ local: 3, local_color: 'dark-green' })
})

test('an unknown match is an empty list, an invalid id is refused', async () => {
  expect(await info(424242)).toEqual([])
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648', '1e400']) {
    expect([id, (await server.ask(`/api/match_info/${id}`)).status]).toEqual([id, 400])
  }
})
