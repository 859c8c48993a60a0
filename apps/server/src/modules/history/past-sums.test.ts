import type { Match } from '@touchline/football'
import {
  AWAY,
  anyMatch,
  HOME,
  sampleMatch,
  sampleScores,
  sampleStatistics,
  swapSides,
} from '@touchline/football/samples'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pastRow } from './past-row.ts'
import { pastSums } from './past-sums.view.ts'

/** A match whose 21 statistics count up from a first one on each side. */
const counted = (match: Match, home: number | null, away: number | null): Match => ({
  ...match,
  sides: {
    home: { ...match.sides.home, statistics: sampleStatistics(home) },
    away: { ...match.sides.away, statistics: sampleStatistics(away) },
  },
})
const score = (home: number, away: number, half: readonly [number, number] | null = null) =>
  sampleMatch({ scores: sampleScores([home, away], half) })
const sumsOf = (matches: readonly Match[], half: 0 | 1 | 2, team: number) =>
  pastSums(
    matches.map((match) => pastRow(match, half, team)),
    team,
  )

describe('a past match', () => {
  test('is seen from the listed team, at home and away', () => {
    const match = counted(score(3, 1), 10, 4)
    expect(pastRow(match, 0, HOME)).toMatchObject({ goals: { home: 3, away: 1, result: 'W' } })
    expect(pastRow(match, 0, AWAY)).toMatchObject({ goals: { home: 3, away: 1, result: 'L' } })
    expect(pastRow(match, 0, AWAY).statistics[20]).toMatchObject({ home: 30, away: 24, result: 'L' })
  })

  test('has goals of a half from the half-time score, while its corners and cards of that half are unknown', () => {
    const row = pastRow(counted(score(3, 1, [1, 1]), 1, 1), 2, HOME)
    expect(row.goals).toMatchObject({ home: 2, away: 0, result: 'W' })
    expect(row.corners).toMatchObject({ home: null, away: null, result: null })
    expect([row.cards.home, row.cards.away]).toEqual([
      { yellow: null, red: null },
      { yellow: null, red: null },
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
    const sums = sumsOf([counted(sampleMatch(), null, 3)], 0, HOME)
    expect(sums).toMatchObject({ goal: [0, 0, 0], tGoal: 0, card: 0 })
    expect(sums.avg_t1).toEqual(Array(21).fill(null))
    expect(sums.avg_t2).toEqual(Array(21).fill(null))
    expect(sums.known).toEqual({ goals: 0, corners: 0, yellow: 0, red: 0, stats: Array(21).fill(0) })
  })

  const figure = fc.option(fc.nat(30))
  const any = fc.tuple(anyMatch, figure, figure).map(([match, home, away]) => counted(match, home, away))
  const half = fc.constantFrom(0 as const, 1 as const, 2 as const)

  test('are the same when every match was played at the other ground', () => {
    fc.assert(
      fc.property(fc.array(any), half, (matches, part) => {
        expect(sumsOf(matches.map(swapSides), part, HOME)).toEqual(sumsOf(matches, part, HOME))
      }),
    )
  })

  test('change sides and nothing else when seen from the other team', () => {
    fc.assert(
      fc.property(fc.array(any), half, (matches, part) => {
        const own = sumsOf(matches, part, HOME)
        const other = sumsOf(matches, part, AWAY)
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
