import { beforeAll, describe, expect, test } from 'vitest'
import {
  fitHazard,
  HAZARD_UNTIL_2018,
  inPlayGrid,
  type PlayedMinute,
  playedShare,
  removeMargin,
  resultChances,
  resultOf,
  type ScoreGrid,
  seasonOf,
  solveGrid,
} from '../src/index.ts'
import { figuresOf } from './figures.testing.ts'
import { type PlayedMinutes, playedIn, playedMinutes, redCardsAt, scoreAt } from './played-minutes.testing.ts'
import { type SeasonMatch, seasonMatches } from './season-matches.testing.ts'

interface Played {
  match: SeasonMatch
  minutes: PlayedMinutes
  grid: ScoreGrid
}

let all: PlayedMinutes[]
let played: Played[]
beforeAll(() => {
  all = playedMinutes()
  const find = playedIn(all)
  played = seasonMatches().flatMap((match) => {
    const minutes = seasonOf(match.day) >= 2019 ? find(match) : null
    const [home, draw, away] = (minutes && match.average && removeMargin(match.average)?.probabilities) ?? []
    const over = (match.averageTotals && removeMargin(match.averageTotals)?.probabilities[0]) ?? undefined
    if (!minutes || home === undefined || draw === undefined || away === undefined || over === undefined) return []
    const grid = solveGrid({ home, draw, away, over })?.grid
    return grid && scoreAt(minutes, 90).join() === match.goals.join() ? [{ match, minutes, grid }] : []
  })
})

describe('chances during a match, from average opening prices and the weights of matches up to 2018', () => {
  test.each<[PlayedMinute, number, number]>([
    [15, 0.9235, 0.1814],
    [30, 0.8694, 0.1662],
    ['half-time', 0.7977, 0.148],
    [60, 0.6915, 0.1221],
    [75, 0.55, 0.0907],
    [85, 0.3911, 0.0581],
  ])('at %s: log loss %f and ranked probability score %f, to .001', (minute, logLoss, rps) => {
    const found = figuresOf(
      played.map(({ match, minutes, grid }) => {
        const now = { minute, score: scoreAt(minutes, minute), redCards: redCardsAt(minutes, minute) }
        return { chances: resultChances(inPlayGrid(grid, now, HAZARD_UNTIL_2018)!), result: resultOf(match.goals) }
      }),
    )
    expect(found.matches).toBeGreaterThan(6_400)
    expect(found.logLoss).toBeLessThanOrEqual(logLoss + 0.001)
    expect(found.rps).toBeLessThanOrEqual(rps + 0.001)
  })

  test('the weights of matches up to 2018 are found again', () => {
    const minutes = all
      .filter(({ day }) => seasonOf(day) <= 2018)
      .flatMap(({ goals }) => goals.map((one) => one.minute))
    const fit = fitHazard(minutes)!
    for (let minute = 1; minute <= 90; minute++)
      expect(Math.abs(playedShare(minute, fit) - playedShare(minute, HAZARD_UNTIL_2018))).toBeLessThan(0.01)
  })
})
