import { expect, test } from 'vitest'
import { RESULT_COLOURS } from '../match/colours.ts'
import type { Statistic, Statistics } from '../match/statistics.ts'
import { AWAY, HOME, sampleMatch, sampleSides, sampleStatistics } from './sample.testing.ts'
import { knownStatistics, statisticsRows } from './statistics.ts'
import { summarise } from './summary.ts'

const counted = (home: Statistics, away: Statistics) =>
  sampleMatch({ sides: sampleSides({ statistics: home }, { statistics: away }) })

test('a figure nobody counted is unknown, a counted 0 is 0', () => {
  const [row] = statisticsRows([counted({ fouls: 0 }, {})], 'fouls', HOME)
  expect([row?.home, row?.away]).toEqual([0, null])
})

test('rows are seen from the viewed team, and unknown ones are left out of the summary', () => {
  const match = (home: number | null, away: number | null) => counted(sampleStatistics(home), sampleStatistics(away))
  const rows = statisticsRows([match(10, 4), match(null, 8)], 'shots_total', AWAY)
  expect(rows.map((row) => [row.home, row.away, row.result])).toEqual([
    [10, 4, 'L'],
    [null, 8, null],
  ])
  expect(summarise(rows, AWAY)).toMatchObject({ matches: 1, lost: 1, diff: -6, averages: { own: 4, opponents: 10 } })
})

test('more is green only where more is better', () => {
  const match = counted(sampleStatistics(40), sampleStatistics(1))
  const colour = (statistic: Statistic) => statisticsRows([match], statistic, HOME)[0]?.colour
  expect([colour('shots_on_target'), colour('fouls'), colour('offsides'), colour('throw_ins')]).toEqual([
    RESULT_COLOURS.W,
    RESULT_COLOURS.L,
    RESULT_COLOURS.L,
    null,
  ])
})

test('a statistic is known when both sides of one match have it', () => {
  const matches = [counted({ fouls: 9, saves: 2 }, { fouls: 0 }), counted({}, { saves: 4 }), counted({ saves: 1 }, {})]
  expect(knownStatistics(matches)).toEqual(['fouls'])
  expect(knownStatistics([])).toEqual([])
})
