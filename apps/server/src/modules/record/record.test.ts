import { hash } from 'node:crypto'
import type { record, recordHeads } from '@touchline/contract'
import { claimWorld, inTransaction } from '@touchline/database'
import { HOUR_MS } from '@touchline/football'
import { fixture, played } from '@touchline/testing/records'
import { useServer } from '@touchline/testing/server'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { inHours, prices, recordWorld } from './record-world.testing.ts'

type Answer = z.output<typeof record.answer>
type Heads = z.output<typeof recordHeads.answer>

const server = useServer()
const world = () => recordWorld(server.database)
const ask = (query = '') => server.get<Answer>(`/api/record${query}`)

const MONDAY = new Date('2026-03-02T15:00:00Z')
const at = (day: number, hours = 0) => new Date(MONDAY.getTime() + (24 * day + hours) * HOUR_MS)
const sides = ['ashton', 'brough', 'cawood', 'denby'] as const

/** Three weeks with four matches each, recorded, played, graded and, except the last day, sealed. */
async function threeWeeks() {
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  const { store, storePast, write, seal, grade } = world()
  await storePast(at(-1))
  const days = [0, 1, 2, 3, 7, 8, 9, 10, 14, 15, 16, 17]
  const matches = days.map((day, place) =>
    fixture(sides[place % 4]!, sides[(place + 1) % 4]!, at(day).toISOString(), { key: `match ${place}` }),
  )
  await store(
    matches,
    at(-1),
    matches.flatMap(({ key }) => prices(key)),
  )
  for (const [place, day] of days.entries()) {
    const match = matches[place]!
    await seal(at(day, -2), true)
    await write(at(day, -2), true)
    const over = played(match.home, match.away, match.kickoff, [place % 3, place % 2], { key: match.key })
    await store([over], at(day, 2), prices(match.key, true))
  }
  server.setNow(at(17, 3))
  await grade(at(17, 3), true)
}

test('an empty record has no forecasts, and the betting figures come from the reference', async () => {
  const answer = await ask()
  expect(answer).toMatchObject({
    simulated: false,
    kind: 'model',
    market: 'result',
    written: 0,
    waiting: 0,
    first_at: null,
    record: null,
    afterwards: null,
    leagues: [],
    heads: [],
    betting: { source: 'reference', bets: 17_285, return: { value: -0.117, low: -0.142, high: -0.09 }, record_bets: 0 },
  })
})

test('the record says how its forecasts did, with intervals by weeks', async () => {
  await threeWeeks()
  const answer = await ask()
  expect(answer).toMatchObject({ simulated: true, written: 12, waiting: 0, first_at: at(0, -2).toISOString() })
  const { record: figures, afterwards } = answer
  expect(figures).toMatchObject({ forecasts: 12, from: '2026-03', to: '2026-03' })
  expect(afterwards).toMatchObject({ forecasts: 12 })
  expect(figures?.rps.low).toBeLessThan(figures?.rps.value ?? 0)
  expect(figures?.rps.high).toBeGreaterThan(figures?.rps.value ?? 0)
  expect(figures?.behind_close).toMatchObject({ forecasts: 12 })
  const { rps = 0, close_rps = 0, rps_behind } = figures?.behind_close ?? {}
  expect(rps - close_rps).toBeCloseTo(rps_behind?.value ?? 0, 12)
  const tenths = figures?.reliability ?? []
  expect(tenths.reduce((sum, tenth) => sum + tenth.count, 0)).toBe(36)
  for (const { from, to, forecast, low, happened, high } of tenths) {
    expect(forecast).toBeGreaterThanOrEqual(from)
    expect(forecast).toBeLessThanOrEqual(to)
    expect(low).toBeLessThanOrEqual(happened)
    expect(high).toBeGreaterThanOrEqual(happened)
  }
  expect(figures?.leagues).toMatchObject([{ league_name: 'Premier League', country_name: 'England', forecasts: 12 }])
  expect(figures?.months).toMatchObject([{ month: '2026-03', forecasts: 12 }])
})

test('by kind, market and league', async () => {
  await threeWeeks()
  const price = await ask('?kind=price')
  expect(price.record?.forecasts).toBe(12)
  expect(price.afterwards).toBeNull()
  const goals = await ask('?market=over25')
  expect(goals.record?.reliability.reduce((sum, tenth) => sum + tenth.count, 0)).toBe(12)
  expect((await ask('?market=corners')).record).toBeNull()
  const [league] = price.leagues
  const one = await ask(`?league=${league?.league_id}`)
  expect(one).toMatchObject({ league_id: league?.league_id, record: { forecasts: 12, leagues: [] } })
})

test.each(['?kind=ours', '?market=goals', '?league=first', '?league=0', '?league=99999'])(
  '%s is refused',
  async (query) => {
    await threeWeeks()
    const answer = await server.ask(`/api/record${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'bad_request' } })
  },
)

test('from 400 bets on the record says itself what betting on it brought', async () => {
  await threeWeeks()
  expect((await ask()).betting).toMatchObject({ source: 'reference' })
  await server.database.pool.query(
    `update record_score set sums = jsonb_set(sums, '{weeks}', (
       select jsonb_agg(week || '{"bets": 150, "profit": -12, "closedBets": 140, "closingValue": -7, "beatClose": 35}') from jsonb_array_elements(sums->'weeks') week))
     where kind = 'model' and market = 'result' and not afterwards`,
  )
  server.deps.cache.drop(['*'])
  const { betting } = await ask()
  expect(betting).toMatchObject({ source: 'record', bets: 450, record_bets: 450 })
  expect(betting?.return.value).toBeCloseTo(-0.08, 10)
  expect(betting?.closing_value?.value).toBeCloseTo(-0.05, 10)
  expect(betting?.beat_close).toBeCloseTo(0.25, 10)
})

test('anybody can compute a head from the file and the head before', async () => {
  await threeWeeks()
  const { simulated, heads } = await server.get<Heads>('/api/record/heads')
  expect(simulated).toBe(true)
  expect(heads).toHaveLength(11)
  const answer = await server.ask('/api/record.csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('record-simulated.csv')
  const [names, ...lines] = (await answer.text()).trimEnd().split('\n')
  expect(names).toMatch(/^id,kind,recorded_at,kickoff,/)
  expect(lines).toHaveLength(24)
  const { day, previous, hash: sealed, forecasts } = heads[0]!
  const ofDay = lines.filter((line) => line.split(',')[2]?.startsWith(day))
  expect(ofDay).toHaveLength(forecasts)
  expect(hash('sha256', `${previous}\n${ofDay.join('\n')}\n`)).toBe(sealed)
  expect(heads[1]?.hash).toBe(previous)
  const since = await server.get<Heads>(`/api/record/heads?from=${heads[1]?.day}`)
  expect(since.heads).toEqual(heads.slice(0, 2))
  expect((await server.ask('/api/record/heads?from=yesterday')).status).toBe(400)
  expect((await ask()).heads).toEqual(heads.slice(0, 7))
  // The forecast and the price of the last match, as a head counts them.
  expect((await ask()).unsealed).toBe(2)
  expect((await ask('?kind=price')).unsealed).toBe(2)
})

test('anybody can compute the grades again from the file of results and closing prices', async () => {
  await threeWeeks()
  const answer = await server.ask('/api/record/grades.csv')
  expect(answer.headers.get('content-disposition')).toContain('record-grades-simulated.csv')
  const [names = '', ...lines] = (await answer.text()).trimEnd().split('\n')
  const graded = lines.map((line) => {
    const cells = line.split(',')
    return Object.fromEntries(names.split(',').map((name, at) => [name, cells[at] ?? '']))
  })
  for (const [part, of] of [
    ['before', (await ask()).record],
    ['afterwards', (await ask()).afterwards],
  ] as const) {
    const own = graded.filter(({ written, kind }) => written === part && kind === 'model')
    const rps = (row: Record<string, string>, prefix = '') => {
      const [home = 0, draw = 0] = ['home_win', 'draw'].map((name) => Number(row[`${prefix}${name}`]))
      const outcome = Math.sign(Number(row.home_goals) - Number(row.away_goals))
      return ((home - Number(outcome > 0)) ** 2 + (home + draw - Number(outcome >= 0)) ** 2) / 2
    }
    const mean = (prefix = '') => own.reduce((sum, row) => sum + rps(row, prefix), 0) / own.length
    expect(own).toHaveLength(of?.forecasts ?? 0)
    expect(mean()).toBeCloseTo(of?.rps.value ?? 0, 4)
    if (of?.behind_close) expect(mean('closing_')).toBeCloseTo(of.behind_close.close_rps, 4)
  }
})

test('real and simulated forecasts are never mixed', async () => {
  const { store, write } = world()
  const match = inHours(5)
  await store([match], new Date(), prices(match.key))
  await write()
  expect((await server.get<Answer>('/api/record')).written).toBe(1)
  await inTransaction(server.database, (client) => claimWorld(client, 'demo'))
  server.deps.cache.drop(['*'])
  expect(await ask()).toMatchObject({ simulated: true, written: 0 })
  const text = await (await server.ask('/api/record.csv')).text()
  expect(text.trimEnd().split('\n')).toHaveLength(1)
})
