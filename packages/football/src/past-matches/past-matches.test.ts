import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeadToHeadRecord } from '../head-to-head/records.ts'
import { AWAY, anyRecord, HOME, sampleFigures, sampleRecord, swapSides } from '../head-to-head/sample.testing.ts'
import type { StatisticsRecord } from '../head-to-head/statistics.ts'
import { pastRow } from './past-row.ts'
import { pastSums } from './past-sums.ts'

type Known = HeadToHeadRecord & StatisticsRecord

/** A record whose 21 statistics count up from a first one on each side. */
const counted = (record: HeadToHeadRecord, home: number | null, away: number | null): Known => ({
  ...record,
  stats: {
    data: [
      { ...sampleFigures(record.local_id, home), ...reportedOf(record, record.local_id) },
      { ...sampleFigures(record.visitor_id, away), ...reportedOf(record, record.visitor_id) },
    ],
  },
})
const reportedOf = (record: HeadToHeadRecord, team: number) => {
  const { corners, yellowcards, redcards, yellowredcards } =
    record.stats.data.find((entry) => entry.team_id === team) ?? sampleFigures(team, null)
  return { corners, yellowcards, redcards, yellowredcards }
}
const score = (home: number, away: number, ht_score: string | null = null) =>
  sampleRecord({ scores: { localteam_score: home, visitorteam_score: away, ht_score } })
const sumsOf = (records: readonly Known[], half: 0 | 1 | 2, team: number) =>
  pastSums(
    records.map((record) => pastRow(record, half, team)),
    team,
  )

describe('a past match', () => {
  test('is seen from the listed team, at home and away', () => {
    const match = counted(score(3, 1), 10, 4)
    expect(pastRow(match, 0, HOME)).toMatchObject({ goals: { local: 3, visitor: 1, result: 'W' } })
    expect(pastRow(match, 0, AWAY)).toMatchObject({ goals: { local: 3, visitor: 1, result: 'L' } })
    expect(pastRow(match, 0, AWAY).statistics[20]).toMatchObject({ local: 30, visitor: 24, result: 'L' })
  })

  test('has goals of a half from the half-time score, while its corners and cards of that half are unknown', () => {
    const row = pastRow(counted(score(3, 1, '1-1'), 1, 1), 2, HOME)
    expect(row.goals).toMatchObject({ local: 2, visitor: 0, result: 'W' })
    expect(row.corners).toMatchObject({ local: null, visitor: null, result: null })
    expect([row.cards.local, row.cards.visitor]).toEqual([
      { yellow: -1, red: -1 },
      { yellow: -1, red: -1 },
    ])
  })

  test('keeps the statistics of the whole match whatever half is listed', () => {
    const match = counted(score(0, 0), 7, 7)
    expect(pastRow(match, 1, HOME).statistics).toEqual(pastRow(match, 0, HOME).statistics)
  })
})

describe('the sums of listed matches', () => {
  test('are totals of the listed team and its opponents, averages of every statistic with two decimals', () => {
    const sums = sumsOf(
      [counted(score(3, 1), 10, 4), counted(swapSides(score(0, 0)), 5, 6), counted(score(1, 2), 9, 9)],
      0,
      HOME,
    )
    expect(sums).toMatchObject({ goal: [1, 1, 1], tGoal: 4, oGoal: 3 })
    expect([sums.avg_w[0], sums.avg_d[0], sums.avg_l[0]]).toEqual([2, 1, 0])
    expect([sums.avg_t1[0], sums.avg_t2[0], sums.avg_t1[20], sums.avg_t2[20]]).toEqual([8.33, 6, 28.33, 26])
    expect(sums.known).toMatchObject({ goals: 3, corners: 0, yellow: 0, red: 0, stats: Array(21).fill(3) })
  })

  test('leave unknown matches out and have no average without a known one', () => {
    const sums = sumsOf([counted(sampleRecord(), null, 3)], 0, HOME)
    expect(sums).toMatchObject({ goal: [0, 0, 0], tGoal: 0, card: 0 })
    expect(sums.avg_t1).toEqual(Array(21).fill(null))
    expect(sums.avg_t2).toEqual(Array(21).fill(null))
    expect(sums.known).toEqual({ goals: 0, corners: 0, yellow: 0, red: 0, stats: Array(21).fill(0) })
  })

  const figure = fc.option(fc.nat(30))
  const any = fc.tuple(anyRecord, figure, figure).map(([record, home, away]) => counted(record, home, away))
  const half = fc.constantFrom(0 as const, 1 as const, 2 as const)

  test('are the same when every match was played at the other ground', () => {
    fc.assert(
      fc.property(fc.array(any), half, (records, part) => {
        const turned = records.map((record) => ({ ...swapSides(record), stats: record.stats }))
        expect(sumsOf(turned, part, HOME)).toEqual(sumsOf(records, part, HOME))
      }),
    )
  })

  test('change sides and nothing else when seen from the other team', () => {
    fc.assert(
      fc.property(fc.array(any), half, (records, part) => {
        const own = sumsOf(records, part, HOME)
        const other = sumsOf(records, part, AWAY)
        expect(other).toEqual({
          ...own,
          goal: own.goal.toReversed(),
          corner: own.corner.toReversed(),
          tGoal: own.oGoal,
          oGoal: own.tGoal,
          tCorner: own.oCorner,
          oCorner: own.tCorner,
          tYC: own.oYC,
          oYC: own.tYC,
          tRC: own.oRC,
          oRC: own.tRC,
          avg_w: own.avg_l,
          avg_l: own.avg_w,
          avg_t1: own.avg_t2,
          avg_t2: own.avg_t1,
        })
      }),
    )
  })
})
