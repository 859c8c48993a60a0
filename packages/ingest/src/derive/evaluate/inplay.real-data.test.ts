import type { Database } from '@touchline/database'
import { HAZARD_UNTIL_2018, julyOf } from '@touchline/probability'
import { testDatabase } from '@touchline/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realData } from '../../../../../tools/data-folder.ts'
import { fileGroups, importFiles } from '../../follow/files/import-files.ts'
import { inputFiles } from '../../follow/files/input-files.ts'
import { coursesOf } from '../inplay/courses.queries.ts'
import { rateMatches } from '../ratings/rate-matches.ts'
import { evaluate } from './evaluate.ts'
import { evaluatedSeasons } from './evaluated-matches.ts'
import { inplayFigures } from './inplay-figures.ts'

/** Log loss and RPS on 6,551 matches from 2019-20 on, with the weights of up to 2018. */
const PUBLISHED = {
  '15': [0.9235, 0.1814],
  '30': [0.8694, 0.1662],
  '45': [0.7977, 0.148],
  '60': [0.6915, 0.1221],
  '75': [0.55, 0.0907],
  '85': [0.3911, 0.0581],
} as const
const ALLOWED = 0.001

let database: Database
/** The four leagues of which every goal, card and substitution is listed, with their prices. */
beforeAll(async () => {
  database = await testDatabase()
  const now = new Date('2026-07-01T12:00:00Z')
  const seasons = inputFiles([realData('football-data/seasons')], ['.csv'])
  const priced = seasons.filter((file) => /20(09|1\d|2\d)-\d\d\/(E0|D1|SP1|P1)\.csv$/.test(file))
  const incidents = inputFiles([realData('incidents')], ['.json'])
  for (const [source, files] of [['football-data', priced] as const, ['schochastics', incidents] as const])
    await importFiles({ database, source, groups: fileGroups(source, files), now })
  await rateMatches(database, { now })
}, 600_000)
afterAll(() => database.close())

type Figures = ReturnType<ReturnType<typeof inplayFigures>['figures']>

function reaches({ n, minutes }: Figures) {
  expect(n).toBeGreaterThanOrEqual(6_500)
  for (const [minute, [loss, rps]] of Object.entries(PUBLISHED)) {
    const found = minutes[minute as keyof typeof PUBLISHED]
    expect.soft(found.ll, `log loss at ${minute}`).toBeLessThanOrEqual(loss + ALLOWED)
    expect.soft(found.rps, `RPS at ${minute}`).toBeLessThanOrEqual(rps + ALLOWED)
    expect.soft(found.ece, `calibration at ${minute}`).toBeLessThanOrEqual(2)
  }
}

test('in play, with the weights of each July, the published figures are reached to .001', async () => {
  const { inplay } = await evaluate(database.pool)
  reaches(inplay)
  expect(Object.keys(inplay.bands)).toEqual(['1-3', '4-15', '16-44', '45-45', '46-60', '61-75', '76-89', '90-90'])
  // More is played after the 90th minute than there was.
  expect(inplay.bands['90-90']).toBeGreaterThan(HAZARD_UNTIL_2018[7] as number)
})

test('they are reached with the weights of up to 2018 too', async () => {
  const figures = inplayFigures(HAZARD_UNTIL_2018)
  for await (const matches of evaluatedSeasons(database.pool)) {
    const fixtures = matches.map(({ fixture }) => fixture)
    const courses = await coursesOf(database.pool, fixtures)
    for (const match of matches) figures.add(match, courses.get(match.fixture), match.day >= julyOf(2019))
  }
  reaches(figures.figures())
})
