import {
  EMPTY_MODEL,
  foldModel,
  inPlayGrid,
  LATEST_HAZARD,
  type MatchProbabilities,
  overChance,
  type RatedMatch,
  resultChances,
  scoreGrid,
  solveGrid,
} from '../packages/probability/src/index.ts'
import type { Benchmark } from './support/benchmark.ts'
import { atMost, median, whole } from './support/figures.ts'

const TARGET_US = 20
/** Of a row in play, its price included. */
const IN_PLAY_TARGET_US = 50
const GRIDS = 20_000
const ROUNDS = 9
const MATCHES = 20_000
const CLUBS = 400

const microseconds = (value: number) => `${value.toFixed(1)} µs`

/** Probabilities such as matches have: of grids with favourites of all strengths, few and many goals. */
function probabilities(): MatchProbabilities[] {
  return Array.from({ length: GRIDS }, (_, at) => {
    const part = (step: number) => (at * step) % 1
    const parameters = {
      a: 1.2 * part(0.618034) - 0.4,
      b: 1.2 * part(0.754877) - 0.5,
      rho: 0.2 * part(0.569841) - 0.15,
    }
    const grid = scoreGrid(parameters)
    const [home, draw, away] = resultChances(grid)
    return { home, draw, away, over: overChance(grid, 2.5) }
  })
}

function matches(): RatedMatch[] {
  return Array.from({ length: MATCHES }, (_, at) => ({
    day: 15_000 + Math.floor(at / 20),
    division: `division-${at % 20}`,
    tier: 1,
    home: `club-${(at * 7) % CLUBS}`,
    away: `club-${(at * 7 + 1 + (at % 13)) % CLUBS}`,
    goals: [at % 4, at % 3],
    shots: [8 + (at % 9), 7 + (at % 8)],
    shotsOnTarget: [3 + (at % 4), 2 + (at % 4)],
    corners: [at % 10, at % 8],
    yellowCards: [at % 4, at % 5],
    referee: null,
  }))
}

/** Chances of 1X2 in the middle of a match from its prices, as a row in play shows them. */
function inPlay(one: MatchProbabilities, at: number) {
  const grid = solveGrid(one)?.grid
  const match = { minute: 1 + (at % 90), score: [at % 3, at % 2], redCards: [at % 7 === 0 ? 1 : 0, 0] } as const
  const now = grid && inPlayGrid(grid, match, LATEST_HAZARD)
  return now && resultChances(now)
}

/** Processor time for each of `count` pieces of `work`, microseconds: the median of several rounds after one that does not count. */
function each(count: number, work: () => void): number {
  const taken: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    work()
    if (round > 0) taken.push(process.cpuUsage(before).user / count)
  }
  return median(taken)
}

export const scoreGridBench: Benchmark = {
  name: 'score-grid',
  title: 'Chances computed',
  about:
    `A score grid solved from 1X2 and over/under for ${whole(GRIDS)} different matches, the same with the chances in the middle of the match, and the ratings of ${whole(MATCHES)} matches of ` +
    `${whole(CLUBS)} clubs with all engines behind our own 1X2, 20 matches a day. Processor time, the median of ${ROUNDS} rounds after one that does not count.`,
  async run(bench) {
    const wanted = probabilities()
    bench.say(`${whole(GRIDS)} grids`)
    const unsolved = wanted.filter((one) => solveGrid(one) === null).length
    if (unsolved > GRIDS / 100) throw new Error(`${unsolved} grids were not found`)
    const grid = each(GRIDS, () => {
      for (const one of wanted) solveGrid(one)
    })
    const playing = each(GRIDS, () => {
      wanted.forEach(inPlay)
    })
    bench.say(`${whole(MATCHES)} matches`)
    const played = matches()
    const rated = each(MATCHES, () => foldModel(EMPTY_MODEL, played))
    return {
      figures: [
        atMost('a score grid from two prices', grid, TARGET_US, microseconds),
        atMost('a row in play, from its prices', playing, IN_PLAY_TARGET_US, microseconds),
        { name: 'the ratings of one match', value: microseconds(rated) },
      ],
    }
  },
}
