import type { StrengthUncertainty } from '@touchline/football'
import type { FixtureForecast } from '@touchline/ingest/derive/ratings/forecasts.queries.ts'
import {
  commonGrid,
  type GridParameters,
  type ModelState,
  overChance,
  removeMargin,
  scoreGrid,
  solveGrid,
} from '@touchline/probability'
import type { StrengthOf } from './cup/club-strengths.ts'
import type { SeasonLeague } from './simulation.queries.ts'

/** The chances of a match's scores and whose they are. */
export interface MatchChances {
  grid: GridParameters
  priced: boolean
}

/**
 * The chances of a match to come: 1X2 by the bookmaker's price without its margin where there is one, else by our own forecast; goals by the
 * forecast. Null where no scores go with them.
 */
export function matchChances(
  forecast: FixtureForecast,
  price: readonly (number | null)[] | undefined,
): MatchChances | null {
  const [home, draw, away] = (price && removeMargin(price)?.probabilities) ?? []
  const { over } = forecast.probabilities
  const byPrice =
    home === undefined || draw === undefined || away === undefined ? null : solveGrid({ home, draw, away, over })
  const grid = byPrice ?? solveGrid(forecast.probabilities)
  return grid && { grid: { a: grid.a, b: grid.b, rho: grid.rho }, priced: byPrice !== null }
}

/** The bookmaker's chances of the result with our own of the number of goals; null without a price. */
export function pricedGrid(own: GridParameters, price: readonly (number | null)[] | undefined): GridParameters | null {
  const [home, draw, away] = (price && removeMargin(price)?.probabilities) ?? []
  if (home === undefined || draw === undefined || away === undefined) return null
  const solved = solveGrid({ home, draw, away, over: overChance(scoreGrid(own), 2.5) })
  return solved && { a: solved.a, b: solved.b, rho: solved.rho }
}

/** Dependence of the low scores where no price or forecast gives one. */
const DEFAULT_RHO = -0.06
/** The engine's prior of a new club. */
const NEW_CLUB = { attack: 0, defence: 0, attackVariance: 0.12, defenceVariance: 0.12 }

/** Ratings of the sides of a table, with their certainty. */
export interface TableStrengths {
  uncertaintyOf(team: number): StrengthUncertainty
  /** Chances of a pair by the ratings alone; null where nothing is known. */
  gridOf(home: number, away: number): GridParameters | null
}

/** The ratings of a league's clubs for pairs that are not fixed. */
export function leagueStrengths(state: ModelState | null, { id }: Pick<SeasonLeague, 'id'>): TableStrengths {
  const clubOf = (team: number) => state?.shots.clubs[String(team)] ?? NEW_CLUB
  const division = state?.shots.divisions[String(id)]
  return {
    uncertaintyOf(team: number) {
      const { attackVariance, defenceVariance } = clubOf(team)
      return { attack: Math.sqrt(attackVariance), defence: Math.sqrt(defenceVariance) }
    },
    gridOf(home: number, away: number): GridParameters | null {
      if (division === undefined) return null
      const [host, guest] = [clubOf(home), clubOf(away)]
      return {
        a: division.homeBase + host.attack - guest.defence,
        b: division.awayBase + guest.attack - host.defence,
        rho: DEFAULT_RHO,
      }
    },
  }
}

/** The ratings of national teams, each at home in its own matches. */
export const nationsInTable = (strengthOf: StrengthOf): TableStrengths => ({
  uncertaintyOf(team) {
    const { attackVariance, defenceVariance } = strengthOf(team, null)
    return { attack: Math.sqrt(attackVariance), defence: Math.sqrt(defenceVariance) }
  },
  gridOf: (home, away) => commonGrid(strengthOf(home, null), strengthOf(away, null), false),
})
