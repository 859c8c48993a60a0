import type { Database, RecordMarket } from '@touchline/database'
import { evaluate } from '@touchline/ingest/derive/evaluate/evaluate.ts'
import { rateMatches } from '@touchline/ingest/derive/ratings/rate-matches.ts'
import { fileGroups, importFiles } from '@touchline/ingest/follow/files/import-files.ts'
import { inputFiles } from '@touchline/ingest/follow/files/input-files.ts'
import { testDatabase } from '@touchline/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realData } from '../../../../../../tools/data-folder.ts'
import { scoresOf } from '../record.queries.ts'
import { gradeMonths } from './grade.ts'
import { addSums } from './score-sums.ts'

let database: Database
/** All season files, rated and graded as of a day after the last match. */
beforeAll(async () => {
  database = await testDatabase()
  const files = inputFiles([realData('football-data/seasons')], ['.csv'])
  const now = new Date('2026-07-01T12:00:00Z')
  await importFiles({ database, source: 'football-data', groups: fileGroups('football-data', files), now })
  await rateMatches(database, { now })
  const lease = { keep: async () => undefined, signal: new AbortController().signal }
  await gradeMonths(database, { simulated: false, now, lease })
}, 1_200_000)
afterAll(() => database.close())

/** Gains of later computed forecasts since a month, per match with a closing price. */
async function behindTheClose(market: RecordMarket, from: string) {
  const found = await scoresOf(database.pool, { simulated: false, kind: 'model', market })
  const { weeks } = addSums(found.filter((row) => row.afterwards && row.month >= from).map(({ sums }) => sums))
  const sum = (name: 'compared' | 'comparedRps' | 'rpsBehind' | 'logLossBehind') =>
    weeks.reduce((total, week) => total + week[name], 0)
  const n = sum('compared')
  return { n, rps: sum('comparedRps') / n, rpsBehind: sum('rpsBehind') / n, logLossBehind: sum('logLossBehind') / n }
}

const nearly = (n: number, counted: number) => expect(Math.abs(n / counted - 1)).toBeLessThanOrEqual(0.02)

test('our own 1X2 is .0047 in RPS behind the closing prices of all seasons that have them', async () => {
  const { n, rpsBehind, logLossBehind } = await behindTheClose('result', '1990-01-01')
  // Pinnacle's closing prices are in the files from 2015-16 on, the average ones from 2019-20 on.
  nearly(n, 49_920)
  expect(rpsBehind).toBeCloseTo(0.0047, 4)
  expect(logLossBehind).toBeCloseTo(0.0156, 3)
})

test('from 2019-20 on it is as far behind as the evaluation finds, which goes by average prices', async () => {
  const { n, rps, rpsBehind } = await behindTheClose('result', '2019-07-01')
  const { model, price } = await evaluate(database.pool)
  nearly(n, model.n)
  expect(rps).toBeCloseTo(model.rps as number, 4)
  expect(rpsBehind).toBeCloseTo((model.rps as number) - (price.closing.rps as number), 4)
})
