import type { SimulatedTable } from '@touchline/contract'
import { STATE } from '@touchline/football'
import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { fixture, going, played, team, world } from '@touchline/testing/records'
import { signedIn, useReader, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

interface Answer {
  type: number
  tables: SimulatedTable[]
  missing: string | null
  ahead: { fixture_id: number; home_goals: number | null }[]
}

const NAMES = ['Ashton', 'Brough', 'Cawood']
/** Ashton leads Brough by two points with one match left, at home to Brough. */
const results = [
  played('ashton', 'cawood', '2026-01-10T15:00:00.000Z', [2, 0]),
  played('brough', 'cawood', '2026-01-17T15:00:00.000Z', [1, 0]),
  played('cawood', 'ashton', '2026-01-24T15:00:00.000Z', [0, 1]),
  played('cawood', 'brough', '2026-01-31T15:00:00.000Z', [0, 0]),
]
const last = fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z')

const read = (query = '') => by.get<Answer>(`/api/v3/season/simulation/1${query}`)
const ofTeam = ({ tables }: Answer, name: string) => tables[0]?.teams.find((one) => one.participant.name === name)

beforeEach(async () => {
  await server.store(world({ teams: NAMES.map((name) => team(name)), fixtures: [...results, last] }))
})

/** Our own forecast of the match to come. */
const forecasted = () =>
  server.database.pool.query(
    `insert into forecast (fixture_id, day, inputs, log_home, log_away, log_goals, pi, home, draw, away, over25,
       home_corners, away_corners, home_yellow_cards, away_yellow_cards)
     select id, '2026-03-08', '00000000-0000-0000-0000-000000000000', .4, .1, 1, .2, .5, .26, .24, .52, 5.8, 4.4, 1.6, 2.1
     from fixture where kickoff > '2026-03-01'`,
  )

test('the last match decides as often as its chances say', async () => {
  await forecasted()
  const answer = await read()
  expect(answer.missing).toBeNull()
  expect(answer.tables[0]).toMatchObject({ seasons: 10_000, ahead: 1, priced: 0 })
  const places = NAMES.map((name) => ofTeam(answer, name)?.places ?? [])
  for (const own of places) expect(own.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
  // Ashton is champion unless it loses.
  expect(Math.abs((places[0]?.[0] ?? 0) - 0.76)).toBeLessThan(0.04)
  const ashton = ofTeam(answer, 'Ashton')
  expect(ashton).toMatchObject({ points_now: 6, champion: places[0]?.[0] })
  expect(ashton?.points.mean).toBeCloseTo(6 + 3 * 0.5 + 0.26, 0)
})

test('a result that is set counts, and everything is decided', async () => {
  await forecasted()
  const [{ fixture_id } = { fixture_id: 0 }] = (await read()).ahead
  const answer = await read(`?results=${fixture_id}:0-5`)
  expect(answer.ahead).toEqual([expect.objectContaining({ fixture_id, home_goals: 0, away_goals: 5 })])
  expect(ofTeam(answer, 'Brough')).toMatchObject({ champion: 1, points: { mean: 7, low: 7, high: 7 } })
})

test('a season with matches that nobody can forecast says so', async () => {
  expect(await read()).toMatchObject({ tables: [], missing: 'unrated' })
})

test('a cup that nobody knows the rounds of says so', async () => {
  await server.database.pool.query(`update league set sub_type = 'domestic_cup'`)
  expect(await read()).toMatchObject({ tables: [], knock_out: null, missing: 'unknown_form' })
})

test('a match that was postponed is not forecast, and drawn by the ratings of its clubs', async () => {
  await server.store(world({ teams: NAMES.map((name) => team(name)), fixtures: [{ ...last, state: STATE.postponed }] }))
  await rateMatches(server.database, { now: new Date('2026-03-01T09:00:00Z') })
  const answer = await read()
  expect(answer.missing).toBeNull()
  expect(answer.tables[0]).toMatchObject({ ahead: 1, priced: 0 })
  const champion = NAMES.map((name) => ofTeam(answer, name)?.champion ?? 0)
  expect(champion[0]).toBeGreaterThan(0.5)
  expect(champion[1]).toBeGreaterThan(0.1)
})

test('a season of which fewer matches are known than there were the year before is not played to its end', async () => {
  const { pool } = server.database
  await forecasted()
  await pool.query(
    `insert into season (id, league_id, name, starts_on, ends_on, current)
     select 77, league_id, 'Before', starts_on - 365, ends_on - 365, false from season where id = 1`,
  )
  await pool.query(
    `insert into fixture (league_id, season_id, kickoff, kickoff_known, state_id, home_team_id, away_team_id, updated_at)
     select league_id, 77, kickoff - interval '1 year', true, state_id, home_team_id, away_team_id, now() from fixture where season_id = 1`,
  )
  const { ahead, missing } = await read()
  expect(missing).toBeNull()
  await pool.query(`delete from fixture where season_id = 1 and kickoff < '2026-01-20'`)
  expect(await read(`?results=${ahead[0]?.fixture_id}:1-0`)).toMatchObject({ tables: [], missing: 'unscheduled' })
})

test('a match in play goes on from its score and minute, and a goal is in the next answer', async () => {
  await forecasted()
  const kickoff = '2026-03-07T11:00:00.000Z'
  const at = (minute: number, score: readonly [number, number]) =>
    server.store(
      world({
        teams: NAMES.map((name) => team(name)),
        fixtures: [going('ashton', 'brough', kickoff, STATE.second_half, score, { key: last.key, minute })],
      }),
    )
  await at(88, [0, 2])
  const answer = await read()
  expect(answer.ahead).toMatchObject([{ in_play: { minute: 88, home_goals: 0, away_goals: 2 } }])
  expect(ofTeam(answer, 'Brough')?.champion).toBeGreaterThan(0.97)
  expect(ofTeam(answer, 'Brough')?.points_now).toBe(4)
  await at(88, [2, 2])
  expect(ofTeam(await read(), 'Ashton')?.champion).toBeGreaterThan(0.85)
})

test('a season without matches to come is over', async () => {
  await server.database.pool.query(`delete from fixture where kickoff > '2026-03-01'`)
  expect(await read()).toMatchObject({ tables: [], missing: 'over' })
})

test.each([
  ['999999:1-0', 'is not to come'],
  ['1:1', 'must be matches and scores'],
  ['1:21-0', 'at most 20 goals'],
  ['1:1-0,1:2-0', 'twice'],
  ["1:1-0';drop table fixture", 'must be matches and scores'],
])('%s is refused with its reason', async (given, reason) => {
  await forecasted()
  const token = await viewer(server, 'subscriber')
  const answer = await server.ask(`/api/v3/season/simulation/1?results=${encodeURIComponent(given)}`, signedIn(token))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(reason)
})

test('only subscribers are shown chances, and beyond twenty what-ifs a minute they wait', async () => {
  await forecasted()
  const free = await viewer(server, 'unpaid')
  expect(await (await server.ask('/api/v3/season/simulation/1', signedIn(free))).json()).toEqual({ type: 0 })
  const token = await viewer(server, 'subscriber')
  expect((await server.ask('/api/v3/season/simulation/424242', signedIn(token))).status).toBe(404)
  const [{ fixture_id } = { fixture_id: 0 }] = (await read()).ahead
  const statuses: number[] = []
  for (let goals = 0; goals <= 20; goals++) {
    const path = `/api/v3/season/simulation/1?results=${fixture_id}:${goals}-0`
    statuses.push((await server.ask(path, signedIn(token))).status)
  }
  expect(statuses).toEqual([...new Array(20).fill(200), 429])
})
