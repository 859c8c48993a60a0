import type { PastMatch, RefereeSeasonStatistics } from '@touchline/contract'
import { league, person, played, team, world } from '@touchline/testing/records'
import { idOf, useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import { wordsOf } from '../history/last-matches.testing.ts'

const server = useServer({ idsApart: true })
const by = useReader(server)

const teams = ['Ashton', 'Brough'].map((name) => team(name))
const referees = [
  { ...person('Frost'), commonName: 'F. Frost', country: 72, dateOfBirth: '1980-05-31' },
  person('Gale'),
]
const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const all = (count: number) => ({
  all: { count, average: count / 2 },
  home: { count, average: 1 },
  away: { count: 0, average: 0 },
})

interface Stats {
  statistics: RefereeSeasonStatistics[]
  [field: string]: unknown
}
const statsOf = (id: number) => by.get<Stats>(`/api/v3/referee/stats/${id}`)

test('a referee has their matches, newest first and seen from the home team, as soon as they are over', async () => {
  const led = (from: string, to: string, at: string, referee = 'frost') => played(from, to, at, [2, 1], { referee })
  const fixtures = [
    led('ashton', 'brough', '2026-02-01T15:00:00.000Z'),
    led('brough', 'ashton', '2026-02-03T15:00:00.000Z'),
    led('ashton', 'brough', '2026-02-04T15:00:00.000Z', 'gale'),
  ]
  await server.store(world({ teams, referees, fixtures }))
  const path = `/api/referee_last/${await idOf(server, 'referee', 'Frost')}`
  const { data } = await by.get<{ data: PastMatch[] }>(path)
  expect(data.map(wordsOf)).toEqual(['02-03 Brough 2-1 Ashton', '02-01 Ashton 2-1 Brough'])
  expect(data.map(({ goal_color, referee_name }) => [goal_color, referee_name])).toEqual([
    ['green', 'F. Frost'],
    ['green', 'F. Frost'],
  ])
  await server.store(
    world({ teams, referees, fixtures: [...fixtures, led('ashton', 'brough', '2026-02-05T15:00:00.000Z')] }),
  )
  expect((await by.get<{ data: PastMatch[] }>(path)).data.map(wordsOf)[0]).toBe('02-05 Ashton 2-1 Brough')
  expect((await by.get<{ data: PastMatch[] }>('/api/referee_last/999999')).data).toEqual([])
})

test('the figures of each season, whichever way they are reported, the latest season first; unknown ones are left out', async () => {
  const season = (of: string, details: Record<number, unknown>) => ({ season: `${of} now`, referee: 'frost', details })
  const earlier = {
    ...{ key: 'earlier', league: 'premier', name: '2024/2025', current: false },
    ...{ startsOn: '2024-08-01', endsOn: '2025-05-31' },
  }
  await server.store(
    world({
      leagues,
      referees,
      seasons: [earlier, ...(world({ leagues }).seasons ?? [])],
      refereeSeasons: [
        { season: 'earlier', referee: 'frost', details: { 188: { count: 9 } } },
        season('premier', { 188: { count: 2 }, 84: all(7), 83: all(1), 999: all(3) }),
        season('cup', { 188: { count: 1 }, 56: { all: 21 }, 314: { count: 0 } }),
      ] as never,
    }),
  )
  const id = await idOf(server, 'referee', 'Frost')
  const { statistics, ...referee } = await statsOf(id)
  expect(referee).toEqual({
    type: 2,
    id,
    name: 'Frost',
    common_name: 'F. Frost',
    image_path: `/api/images/referee/${id}`,
    date_of_birth: '1980-05-31',
    country: { name: 'England', code: 'gb-eng' },
  })
  expect(statistics.map(({ season, details }) => [season.name, season.league.name, details])).toEqual([
    [
      '2025/2026',
      'FA Cup',
      [
        { type_id: 188, value: { count: 1 } },
        { type_id: 56, value: { count: 21, all: { count: 21, average: null } } },
        { type_id: 314, value: { count: 0 } },
      ],
    ],
    [
      '2025/2026',
      'Premier League',
      [
        { type_id: 188, value: { count: 2 } },
        { type_id: 84, value: { count: 7, ...all(7) } },
        { type_id: 83, value: { count: 1, ...all(1) } },
      ],
    ],
    ['2024/2025', 'Premier League', [{ type_id: 188, value: { count: 9 } }]],
  ])
})

test('a referee without seasons has none, and an unknown one is not there', async () => {
  await server.store(world({ referees }))
  const stats = await statsOf(await idOf(server, 'referee', 'Gale'))
  expect(stats).toMatchObject({ statistics: [], date_of_birth: null, country: null })
  await expect(statsOf(999_999)).rejects.toThrow('404')
})
