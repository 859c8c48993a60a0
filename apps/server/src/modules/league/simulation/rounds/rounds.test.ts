import type { FixtureRecord } from '@touchline/football'
import { DAY_MS } from '@touchline/football'
import { played, RATED_NOW, rate, ratedFixtures, store } from '@touchline/ingest/derive/ratings/rated-world.testing.ts'
import { signedIn, useReader, useServer, viewer } from '@touchline/testing/server'
import { afterAll, expect, test } from 'vitest'
import { simulationThread } from '../simulation-thread.ts'
import { keepRounds } from './keep-rounds.ts'

const server = useServer()
const by = useReader(server)
const thread = simulationThread()
afterAll(() => thread.close())

const lease = { signal: new AbortController().signal, keep: async () => undefined }
const keep = (now = RATED_NOW, looked = new Map<number, string>()) =>
  keepRounds(server.database, thread, { now, lease, looked })

interface Row {
  league: string
  round: number
  day: string
  team: string
  champion: number
  relegation: number | null
}

/** The stored rows with names: ids differ from world to world. */
const kept = () =>
  server.database.rows<Row>(
    `select l.name as league, c.round, c.day::text, t.name as team, c.champion, c.relegation
     from season_chance c join season s on s.id = c.season_id join league l on l.id = s.league_id join team t on t.id = c.team_id
     order by 1, 2, 4`,
  )

const fill = async (fixtures: readonly FixtureRecord[]) => {
  await store(server.database, fixtures)
  await rate(server.database)
}

const move = (id: number, by: string) =>
  server.database.pool.query('update fixture set kickoff = kickoff + $2::interval where id = $1', [id, by])

const FIRST_ROUNDS = '2021-10-01'

test('after every round that is over the chances of each team are written down, once', async () => {
  await fill(ratedFixtures())
  expect(await keep()).toBe(8)
  const rows = await kept()
  expect([...new Set(rows.map(({ round, day }) => `${round} ${day}`))]).toEqual([
    '1 2021-08-08',
    '2 2021-09-19',
    '3 2021-10-31',
    '4 2021-12-12',
  ])
  for (const own of Map.groupBy(rows, ({ league, round }) => `${league} ${round}`).values()) {
    expect(own).toHaveLength(4)
    expect(own.reduce((sum, { champion }) => sum + champion, 0)).toBeCloseTo(1, 5)
  }
  expect(new Set(rows.map(({ champion }) => champion)).size).toBeGreaterThan(10)
  expect(await keep()).toBe(0)
  expect(await kept()).toEqual(rows)
})

test('no later result changes what is written of an earlier round', async () => {
  await fill(ratedFixtures())
  await keep()
  const rows = (await kept()).filter(({ day }) => day < FIRST_ROUNDS)
  expect(rows).toHaveLength(16)
  await server.database.pool.query('delete from season_chance')
  const shuffled = ratedFixtures().map((one, at) =>
    one.kickoff > FIRST_ROUNDS && one.state === 5 ? { ...one, ...played(at, [at % 6, (at * 5) % 4]) } : one,
  )
  await fill(shuffled)
  await keep()
  const now = await kept()
  expect(now.filter(({ day }) => day < FIRST_ROUNDS)).toEqual(rows)
  const third = (list: readonly Row[]) => list.filter(({ round }) => round === 3)
  await server.database.pool.query('delete from season_chance')
  await fill(ratedFixtures())
  await keep()
  expect(third(await kept())).not.toEqual(third(now))
})

test('the same season gives the same chances, in whatever order its rows are stored', async () => {
  await fill(ratedFixtures())
  await keep()
  const rows = await kept()
  await server.database.pool.query('delete from season_chance')
  const ids = await server.database.rows<{ id: number }>('select id from fixture order by md5(id::text)')
  // A row whose keys change and change back is stored after the others, in its table and its indexes.
  for (const { id } of ids) await move(id, '1 second')
  for (const { id } of ids) await move(id, '-1 second')
  await keep()
  expect(await kept()).toEqual(rows)
})

test('a correction leaves what was written as it is, and only new rounds are added', async () => {
  const fixtures = ratedFixtures()
  await fill(fixtures)
  await keep()
  const rows = await kept()
  const corrected = fixtures.map((one) => (one.kickoff.startsWith('2021-08') ? { ...one, ...played(3, [9, 0]) } : one))
  await fill(corrected)
  expect(await keep()).toBe(0)
  expect(await kept()).toEqual(rows)
  const next = corrected.map((one) => (one.kickoff.startsWith('2022-01-23') ? { ...one, ...played(5, [1, 2]) } : one))
  await fill(next)
  expect(await keep(new Date('2022-01-23T23:00:00Z'))).toBe(0)
  expect(await keep(new Date('2022-01-24T06:00:00Z'))).toBe(2)
  expect((await kept()).filter(({ round }) => round < 5)).toEqual(rows)
})

test('a round waits for a match of its day that is still without a result, three days at most', async () => {
  const [brought] = ratedFixtures().filter(({ kickoff }) => kickoff.startsWith('2022-01-23'))
  const waiting = ratedFixtures().map((one) =>
    one.key === brought?.key ? { ...one, kickoff: '2021-12-12T20:00:00.000Z', state: 26 } : one,
  )
  await fill(waiting)
  const soon = new Date('2021-12-13T09:00:00Z')
  expect(await keep(soon)).toBe(7)
  expect(await keep(new Date(soon.getTime() + DAY_MS))).toBe(0)
  expect(await keep(new Date(soon.getTime() + 4 * DAY_MS))).toBe(1)
})

test('subscribers are answered the line of every team; nobody else anything', async () => {
  await fill(ratedFixtures())
  await keep()
  const [{ id } = { id: 0 }] = await server.database.rows<{ id: number }>(
    `select id from season where current order by id limit 1`,
  )
  const answer = await by.get<{
    tables: { stage_id: null; rounds: { round: number; afterwards: boolean; teams: object[] }[] }[]
  }>(`/api/v3/season/chances/${id}`)
  expect(answer.tables).toHaveLength(1)
  expect(answer.tables[0]).toMatchObject({ stage_id: null, group_id: null })
  expect(answer.tables[0]?.rounds.map(({ round, afterwards, teams }) => [round, afterwards, teams.length])).toEqual([
    [1, true, 4],
    [2, true, 4],
    [3, true, 4],
    [4, true, 4],
  ])
  const free = signedIn(await viewer(server, 'unpaid'))
  expect(await (await server.ask(`/api/v3/season/chances/${id}`, free)).json()).toEqual({ type: 0 })
  expect((await server.ask('/api/v3/season/chances/424242', signedIn(await viewer(server, 'subscriber')))).status).toBe(
    404,
  )
})
