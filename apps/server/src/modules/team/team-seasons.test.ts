import { league, played, team, world } from '@touchline/testing/records'
import { idOf, useReader, useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'

const server = useServer({ idsApart: true })
const by = useReader(server)

const leagues = [league('premier', 'Premier League'), league('cup', 'FA Cup')]
const teams = [team('Ashton'), team('Brough')]

test('a team has the seasons in which it has finished matches, newest first, with their number and without a match that is left out', async () => {
  const seasons = [
    {
      key: 'premier now',
      league: 'premier',
      name: '2025/2026',
      startsOn: '2025-08-01',
      endsOn: '2026-05-31',
      current: true,
    },
    { key: 'old', league: 'premier', name: '2024/2025', startsOn: '2024-08-01', endsOn: '2025-05-31', current: false },
    { key: 'cup now', league: 'cup', name: '2025/2026', startsOn: '2025-09-01', endsOn: '2026-05-31', current: true },
  ]
  await server.store(
    world({
      leagues,
      seasons,
      teams,
      fixtures: [
        played('ashton', 'brough', '2025-02-01T15:00:00.000Z', [1, 0], { season: 'old' }),
        played('ashton', 'brough', '2026-02-01T15:00:00.000Z', [1, 0]),
        played('brough', 'ashton', '2026-02-02T15:00:00.000Z', [1, 0]),
        played('brough', 'ashton', '2026-04-02T15:00:00.000Z', [1, 0], { league: 'cup', season: 'cup now', state: 1 }),
      ],
    }),
  )
  const path = `/api/v3/team/season/${await idOf(server, 'team', 'Ashton')}`
  const { season } = await by.get<{ season: { name: string; count: number; league: object }[] }>(path)
  expect(season.map(({ name, count }) => [name, count])).toEqual([
    ['2025/2026', 2],
    ['2024/2025', 1],
  ])
  const rows = await server.database.rows(
    `select id, league_id from season where name = '2025/2026' order by id limit 1`,
  )
  expect(season[0]).toMatchObject({
    ...rows[0],
    league: { id: rows[0]?.league_id, name: 'Premier League', country: { code: 'gb-eng' } },
  })
  expect((await by.get<{ season: unknown[] }>('/api/v3/team/season/999999')).season).toEqual([])

  const countsWithout = async (kickoff: string) => {
    const left = await server.database.rows('select id from fixture where kickoff = $1', [kickoff])
    const answer = await by.get<{ season: { name: string; count: number }[] }>(`${path}?except=${left[0]?.id}`)
    return answer.season.map(({ name, count }) => [name, count])
  }
  expect(await countsWithout('2026-02-02T15:00:00Z')).toEqual([
    ['2025/2026', 1],
    ['2024/2025', 1],
  ])
  expect(await countsWithout('2025-02-01T15:00:00Z')).toEqual([['2025/2026', 2]])
})
