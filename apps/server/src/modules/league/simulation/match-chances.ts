import type { FixtureForecast } from '@touchline/ingest/derive/ratings/forecasts.queries.ts'
import { type GridParameters, type ModelState, removeMargin, solveGrid } from '@touchline/probability'
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

/** Dependence of the low scores where no price or forecast gives one. */
const DEFAULT_RHO = -0.06
/** The engine's prior of a new club. */
const NEW_CLUB = { attack: 0, defence: 0, attackVariance: 0.12, defenceVariance: 0.12 }

/** The ratings of a league's clubs for pairs that are not fixed, with their certainty. */
export function leagueStrengths(state: ModelState | null, { id }: Pick<SeasonLeague, 'id'>) {
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
