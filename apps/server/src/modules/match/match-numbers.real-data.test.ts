import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Forecast, OddsFair, PastMatchStats } from '@touchline/contract'
import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { fileGroups, importFiles } from '@touchline/ingest/follow/files/import-files.ts'
import { testDatabase } from '@touchline/testing/database'
import { signedIn, type TestServer, testServer, viewer } from '@touchline/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { ROOT } from '../../../../../tools/root.ts'

const MATCHES = 5

interface StoredMatch {
  id: number
  date: string
  home: string
  away: string
  homeId: number
  awayId: number
  goals: number[]
  shots: number[]
  corners: number[]
}

let server: TestServer
let files: string[]
beforeAll(async () => {
  files = ['2023-24', '2024-25'].map((season) => realData(`football-data/seasons/${season}/E0.csv`))
  const database = await testDatabase()
  const now = new Date('2025-07-01T12:00:00Z')
  await importFiles({ database, source: 'football-data', groups: fileGroups('football-data', files), now })
  await rateMatches(database, { now })
  server = await testServer({ database })
}, 300_000)
afterAll(() => server?.close())

test('every number of five matches is the one that a script finds that shares no code with the product', async () => {
  const { rows } = await server.database.pool.query<StoredMatch>(
    `select f.id, to_char(f.kickoff at time zone 'Europe/London', 'YYYY-MM-DD') as date, ht.stable_key as home, at.stable_key as away,
       ht.id as "homeId", at.id as "awayId", array[f.home_goals, f.away_goals] as goals, array[h.shots_total, a.shots_total] as shots,
       array[h.corners, a.corners] as corners
     from fixture f join team ht on ht.id = f.home_team_id join team at on at.id = f.away_team_id
     join side h on h.fixture_id = f.id and h.home join side a on a.fixture_id = f.id and not a.home order by f.kickoff, f.id`,
  )
  const token = await viewer(server, 'subscriber')
  const read = async <A>(path: string): Promise<A> => {
    const answer = await server.ask(path, signedIn(token))
    expect([path, answer.status]).toEqual([path, 200])
    return (await answer.json()) as A
  }
  const chosen = rows.slice(-150).filter((_, at) => at % Math.floor(150 / MATCHES) === 0)
  const matches = []
  for (const { id, date, home, away, homeId, awayId } of chosen.slice(0, MATCHES)) {
    const lastOf = async (team: number) => {
      const query = `id=${team}&home=1&away=1&seasons=0&except=${id}&as_of=kickoff`
      return (await read<{ stats: PastMatchStats }>(`/api/getLast?${query}`)).stats.hit_rates
    }
    matches.push({
      ...{ date, home, away },
      fair: await read<OddsFair>(`/api/v3/odds/fair/${id}`),
      forecast: await read<Forecast>(`/api/v3/forecast/${id}`),
      shares: (await read<{ data: unknown }>(`/api/v3/match/shares/${id}`)).data,
      last: { home: await lastOf(homeId), away: await lastOf(awayId) },
    })
  }
  const script = join(ROOT, 'tools/recompute/match_numbers.py')
  const { status, stdout, stderr } = spawnSync('python3', [script], {
    input: JSON.stringify({ files, fixtures: rows, matches }),
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  const { compared, differences } = JSON.parse(stdout)
  expect(differences).toEqual([])
  expect(compared).toBeGreaterThan(200 * MATCHES)
})
