import type { Database } from '@touchline/database'
import { BOOKMAKER } from '@touchline/football'
import { testDatabase } from '@touchline/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { fileGroups, importFiles } from '../../follow/files/import-files.ts'
import { inputFiles } from '../../follow/files/input-files.ts'
import { rateMatches } from '../ratings/rate-matches.ts'
import { measureSignals } from '../signals/measure-signals.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { evaluatedSeasons } from './evaluated-matches.ts'

let database: Database
let all: Evaluation
/** All season files, rated by the pass that every import makes. */
beforeAll(async () => {
  database = await testDatabase()
  const files = inputFiles([realData('football-data/seasons')], ['.csv'])
  const now = new Date('2026-07-01T12:00:00Z')
  await importFiles({ database, source: 'football-data', groups: fileGroups('football-data', files), now })
  await rateMatches(database, { now })
  all = await evaluate(database.pool)
}, 1_200_000)
afterAll(() => database.close())

const nearly = (n: number, published: number) => expect(Math.abs(n / published - 1)).toBeLessThanOrEqual(0.02)

test('average prices without their margin: log loss at most 1.0035, calibrated to .6 points', () => {
  const { power, proportional } = all.margin.opening
  nearly(power.n, 99_662)
  expect(power.ll).toBeLessThanOrEqual(1.0035)
  expect(power.ece).toBeLessThanOrEqual(0.6)
  expect(power.ll).toBeLessThan(proportional.ll as number)
  nearly(all.price.closing.n, 30_980)
  expect(all.price.opening.rps).toBeCloseTo(0.2046, 4)
  expect(all.price.closing.rps).toBeCloseTo(0.2035, 4)
})

test('every market of the grid is as good as published, to .0005, and the Asian handicap within .65 points of the close', () => {
  const published = {
    ...{ correctScore: 2.8466, btts: 0.6879, over05: 0.2719, over15: 0.5689, over25: 0.6807, over35: 0.5715 },
    ...{ over45: 0.3708, over55: 0.1971, homeCleanSheet: 0.6095, awayCleanSheet: 0.5251, homeOver15: 0.6462 },
    ...{ awayOver15: 0.5949, homeMinus15: 0.4843, halfTimeFullTime: 1.8763 },
  }
  const { grid } = all
  nearly(grid.n, 96_717)
  for (const [market, loss] of Object.entries(published))
    expect.soft(grid[market as keyof typeof published], market).toBeLessThanOrEqual(loss + 0.0005)
  expect(grid.halfTime.ll).toBeLessThanOrEqual(1.0381 + 0.0005)
  expect(grid.halfTime.rps).toBeLessThanOrEqual(0.1933 + 0.0005)
  expect(grid.asianDistance).toBeLessThanOrEqual(0.65)
})

test('our own forecasts: RPS at most .2085, in the five big leagues .2008, over 2.5 with a Brier score of at most .2445', async () => {
  nearly(all.model.n, 30_980)
  expect(all.model.rps).toBeLessThanOrEqual(0.2085)
  expect(all.model.over25Brier).toBeLessThanOrEqual(0.2445)
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from league where stable_key in
      ('england/premier-league', 'germany/bundesliga', 'spain/la-liga', 'italy/serie-a', 'france/ligue-1')`,
  )
  const big = await evaluate(database.pool, { leagues: new Set(rows.map(({ id }) => id)) })
  nearly(big.model.n, 10_250)
  expect(big.model.rps).toBeLessThanOrEqual(0.2008)
})

test('corners and yellow cards are forecast better than by the rate of their division', () => {
  expect(all.corners.gain).toBeGreaterThan(0.004)
  expect(all.yellows.gain).toBeGreaterThan(0.018)
})

test('intervals hold what they say', () => {
  expect(all.intervals.wilson['5']).toBeCloseTo(0.955, 3)
  expect(all.intervals.wilson['10']).toBeCloseTo(0.956, 3)
  expect(all.intervals.wilson['20']).toBeCloseTo(0.953, 3)
  expect(all.intervals.predictive['10']).toBeGreaterThanOrEqual(0.95)
})

test('a price counts as the closing one only where the files have closing columns, which is from 2019 on', async () => {
  const { rows } = await database.pool.query<{ first: string; before: number }>(
    `select min(f.kickoff)::date as first, count(*) filter (where f.kickoff < '2019-07-01') as before
     from odds_current o join fixture f on f.id = o.fixture_id
     cross join lateral unnest(o.bookmaker_ids, o.closings) as q(bookmaker, closing)
     where o.market_id = 1 and q.closing and q.bookmaker = $1`,
    [BOOKMAKER.average],
  )
  expect(rows[0]?.before).toBe(0)
})

test('the referee says something about cards beyond the price, the other signals next to nothing', async () => {
  const found = await measureSignals(evaluatedSeasons(database.pool))
  const gains = new Map(found?.figures.map(({ name, gain }) => [name, gain]))
  const published = {
    form: 0.0002,
    headToHead: -0.0002,
    samePrice: -0.0001,
    restDays: 0,
    pointsPerGame: 0.0004,
    lastTenOvers: 0,
  }
  for (const [name, gain] of Object.entries(published))
    expect.soft(Math.abs((gains.get(name as keyof typeof published) ?? 1) - gain), name).toBeLessThan(0.0003)
  expect(gains.get('referee')).toBeGreaterThan(0.002)
  expect(gains.get('referee')).toBeLessThan(0.0077)
  expect(gains.get('evenness')).toBeGreaterThan(0.0005)
  expect(gains.get('evenness')).toBeLessThan(0.0032)
})
