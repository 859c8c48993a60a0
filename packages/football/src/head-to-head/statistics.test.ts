import { expect, test } from 'vitest'
import { STATISTICS } from '../statistics.ts'
import { AWAY, HOME, sampleStats } from './sample.testing.ts'
import { type StatisticsEntry, statisticOf, statisticsRows } from './statistics.ts'
import { summarise } from './summary.ts'

const entry = (team: number, first: number | null): StatisticsEntry => {
  const value = (index: number) => (first === null ? null : first + index)
  return {
    ...sampleStats(team),
    shots: { total: value(0), ongoal: value(1), blocked: value(2), insidebox: value(3) },
    attacks: { attacks: value(4), dangerous_attacks: value(5) },
    passes: { total: value(6), accurate: value(7) },
    ball_safe: value(8),
    fouls: value(9),
    free_kick: value(10),
    goal_attempts: value(11),
    goal_kick: value(12),
    injuries: value(13),
    offsides: value(14),
    penalties: value(15),
    possessiontime: value(16),
    saves: value(17),
    substitutions: value(18),
    tackles: value(19),
    throw_in: value(20),
  }
}

test('every category of the picker finds its figure in the record', () => {
  expect(STATISTICS.map((statistic) => statisticOf(entry(HOME, 100), statistic))).toEqual(
    Array.from({ length: 21 }, (_, index) => 100 + index),
  )
})

test('a figure nobody counted is unknown, a counted 0 is 0', () => {
  expect(statisticOf(entry(HOME, null), 'offsides')).toBeNull()
  expect(statisticOf({ ...entry(HOME, null), shots: null }, 'shots_total')).toBeNull()
  expect(statisticOf(null, 'fouls')).toBeNull()
  expect(statisticOf({ ...entry(HOME, 5), fouls: 0 }, 'fouls')).toBe(0)
})

test('rows are seen from the viewed team, and unknown ones are left out of the summary', () => {
  const record = (home: number | null, away: number | null) => ({
    local_id: HOME,
    visitor_id: AWAY,
    stats: { data: [entry(AWAY, away), entry(HOME, home)] },
  })
  const rows = statisticsRows([record(10, 4), record(null, 8)], 'shots_total', AWAY)
  expect(rows.map((row) => [row.local, row.visitor, row.result])).toEqual([
    [10, 4, 'L'],
    [null, 8, null],
  ])
  expect(summarise(rows, AWAY)).toMatchObject({ matches: 1, lost: 1, diff: -6, homeTotalAvg: 4, awayTotalAvg: 10 })
})
