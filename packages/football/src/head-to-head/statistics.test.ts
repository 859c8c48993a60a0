import { expect, test } from 'vitest'
import { RESULT_COLOURS } from '../match/colours.ts'
import { STATISTICS, type Statistic } from '../match/statistics.ts'
import { AWAY, HOME, sampleFigures } from './sample.testing.ts'
import { knownStatistics, type StatisticsEntry, statisticOf, statisticsRows } from './statistics.ts'
import { summarise } from './summary.ts'

test('every category of the picker finds its figure in the record', () => {
  expect(STATISTICS.map((statistic) => statisticOf(sampleFigures(HOME, 100), statistic))).toEqual(
    Array.from({ length: 21 }, (_, index) => 100 + index),
  )
})

test('a figure nobody counted is unknown, a counted 0 is 0', () => {
  expect(statisticOf(sampleFigures(HOME, null), 'offsides')).toBeNull()
  expect(statisticOf({ ...sampleFigures(HOME, null), shots: null }, 'shots_total')).toBeNull()
  expect(statisticOf(null, 'fouls')).toBeNull()
  expect(statisticOf({ ...sampleFigures(HOME, 5), fouls: 0 }, 'fouls')).toBe(0)
})

test('rows are seen from the viewed team, and unknown ones are left out of the summary', () => {
  const record = (home: number | null, away: number | null) => ({
    local_id: HOME,
    visitor_id: AWAY,
    stats: { data: [sampleFigures(AWAY, away), sampleFigures(HOME, home)] },
  })
  const rows = statisticsRows([record(10, 4), record(null, 8)], 'shots_total', AWAY)
  expect(rows.map((row) => [row.local, row.visitor, row.result])).toEqual([
    [10, 4, 'L'],
    [null, 8, null],
  ])
  expect(summarise(rows, AWAY)).toMatchObject({ matches: 1, lost: 1, diff: -6, homeTotalAvg: 4, awayTotalAvg: 10 })
})

test('more is green only where more is better', () => {
  const record = {
    local_id: HOME,
    visitor_id: AWAY,
    stats: { data: [sampleFigures(HOME, 40), sampleFigures(AWAY, 1)] },
  }
  const colour = (statistic: Statistic) => statisticsRows([record], statistic, HOME)[0]?.colour
  expect([colour('shots_on_target'), colour('fouls'), colour('offsides'), colour('throw_ins')]).toEqual([
    RESULT_COLOURS.W,
    RESULT_COLOURS.L,
    RESULT_COLOURS.L,
    null,
  ])
})

test('a statistic is known when both sides of one match have it', () => {
  const record = (home: Partial<StatisticsEntry>, away: Partial<StatisticsEntry>) => ({
    local_id: HOME,
    visitor_id: AWAY,
    stats: {
      data: [
        { ...sampleFigures(HOME, null), ...home },
        { ...sampleFigures(AWAY, null), ...away },
      ],
    },
  })
  const records = [record({ fouls: 9, saves: 2 }, { fouls: 0 }), record({}, { saves: 4 }), record({ saves: 1 }, {})]
  expect(knownStatistics(records)).toEqual(['fouls'])
  expect(knownStatistics([])).toEqual([])
})
