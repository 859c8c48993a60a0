import type { GridParameters } from '../grid/score-grid.ts'

/** A side on the scale that all sides of a competition share: log effects on goals, and what goals are like where it plays. */
export interface CommonStrength {
  attack: number
  defence: number
  attackVariance: number
  defenceVariance: number
  /** Logarithms of the goals of equal sides: at home, away, and of both on neutral ground. */
  homeBase: number
  awayBase: number
  neutralBase: number
}

/** Dependence of the low scores where no price gives one. */
const DEFAULT_RHO = -0.06

/** The chances of a match between sides of different leagues: goals are the mean of both leagues' usual ones. */
export function commonGrid(home: CommonStrength, away: CommonStrength, neutral: boolean): GridParameters {
  const [a, b] = neutral
    ? ([mean(home.neutralBase, away.neutralBase), mean(home.neutralBase, away.neutralBase)] as const)
    : ([mean(home.homeBase, away.homeBase), mean(home.awayBase, away.awayBase)] as const)
  return { a: a + home.attack - away.defence, b: b + away.attack - home.defence, rho: DEFAULT_RHO }
}

const mean = (one: number, other: number) => (one + other) / 2
