import type { SimulatedTable, StakesTable } from '@touchline/contract'
import { fixture, league, played, team, world } from '@touchline/testing/records'
import { signedIn, useReader, useServer, viewer } from '@touchline/testing/server'
import { beforeEach, expect, test } from 'vitest'

const server = useServer()
const by = useReader(server)

interface Answer {
  type: number
  tables: StakesTable[]
  missing: string | null
}

const NAMES = ['Ashton', 'Brough', 'Cawood', 'Denton']
/** Ashton has 9 points, Brough 7, Cawood 1, Denton 0; Ashton has two matches left, and so has Brough. */
const results = [
  played('ashton', 'cawood', '2026-01-10T15:00:00.000Z', [2, 0]),
  played('ashton', 'denton', '2026-01-17T15:00:00.000Z', [1, 0]),
  played('cawood', 'ashton', '2026-01-24T15:00:00.000Z', [0, 1]),
  played('brough', 'cawood', '2026-01-17T15:00:00.000Z', [1, 0]),
  played('brough', 'denton', '2026-01-24T15:00:00.000Z', [1, 0]),
  played('cawood', 'brough', '2026-01-31T15:00:00.000Z', [0, 0]),
]
const ahead = [
  fixture('ashton', 'brough', '2026-03-08T15:00:00.000Z'),
  fixture('denton', 'ashton', '2026-03-15T15:00:00.000Z'),
  fixture('denton', 'brough', '2026-03-22T15:00:00.000Z'),
]

const read = () => by.get<Answer>('/api/v3/season/stakes/1')

beforeEach(async () => {
  await server.store(
    world({
      leagues: [league('premier', 'Premier League')],
      teams: NAMES.map((name) => team(name)),
      fixtures: [...results, ...ahead],
    }),
  )
  await server.database.pool.query(
    `insert into forecast (fixture_id, day, inputs, log_home, log_away, log_goals, pi, home, draw, away, over25,
       home_corners, away_corners, home_yellow_cards, away_yellow_cards)
     select id, '2026-03-08', '00000000-0000-0000-0000-000000000000', .4, .1, 1, .2, .5, .26, .24, .52, 5.8, 4.4, 1.6, 2.1
     from fixture where kickoff > '2026-03-01'`,
  )
})

test('the title lists its requirements with their chances, and the effect of the next match', async () => {
  const { tables, missing } = await read()
  expect(missing).toBeNull()
  const title = tables[0]?.aims.find(({ aim }) => aim === 'champion')
  const of = (name: string) => title?.teams.find(({ participant }) => participant.name === name)
  expect(title?.teams.reduce((sum, { chance }) => sum + chance.mean, 0)).toBeCloseTo(1, 9)
  // A win over Brough is the title: Brough could take three more points and would have ten of Ashton's twelve.
  expect(of('Ashton')).toMatchObject({
    state: 'open',
    conditions: [
      { kind: 'enough', points: 4, matches: 2, all: false },
      { kind: 'earliest', starting_at: ahead[0]?.kickoff, wins: 1, drops: [] },
    ],
  })
  const [, earliest] = of('Ashton')?.conditions ?? []
  expect(Math.abs((earliest?.kind === 'earliest' ? (earliest.chance?.mean ?? 0) : 0) - 0.5)).toBeLessThan(0.03)
  expect(of('Brough')?.conditions).toContainEqual(
    expect.objectContaining({ kind: 'more', points: 2, than: expect.objectContaining({ name: 'Ashton' }) }),
  )
  expect([of('Cawood')?.state, of('Denton')?.state]).toEqual(['out', 'out'])
  const next = tables[0]?.next ?? []
  expect(next).toHaveLength(1)
  const stake = next[0]?.stakes.find(({ aim }) => aim === 'champion')
  expect(stake?.swing).toBeGreaterThan(0.4)
  expect(stake?.low).toBeLessThan(stake?.swing ?? 0)
  expect(Math.max(stake?.home ?? 0, 1 - (stake?.home ?? 0))).toBe(1)
})

test('a team has the chances that the simulation of the season gives it', async () => {
  const { tables } = await read()
  const simulated = await by.get<{ tables: SimulatedTable[] }>('/api/v3/season/simulation/1')
  const chances = (tables[0]?.aims ?? []).flatMap(({ aim, teams }) =>
    teams.map(({ participant_id, chance }) => [aim, participant_id, chance.mean] as const),
  )
  expect(chances.length).toBeGreaterThanOrEqual(NAMES.length)
  for (const [aim, team, mean] of chances)
    expect([aim, team, mean]).toEqual([
      aim,
      team,
      simulated.tables[0]?.teams.find(({ participant_id }) => participant_id === team)?.[aim],
    ])
})

test('a season that is unknown is not found, and one that is over has nothing at stake', async () => {
  const token = await viewer(server, 'subscriber')
  expect((await server.ask('/api/v3/season/stakes/424242', signedIn(token))).status).toBe(404)
  await server.database.pool.query('delete from fixture where kickoff > $1', ['2026-03-01'])
  expect(await read()).toMatchObject({ tables: [], missing: 'over' })
})
