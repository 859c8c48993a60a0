import {
  DISPERSION,
  EMPTY_RATINGS,
  foldDates,
  type RatedMatch,
  totalOverChance,
  YELLOW_CARDS_ENGINE,
} from '@touchline/probability'
import type { EvaluatedMatch } from '../evaluate/evaluated-matches.ts'

export const CARDS_LINE = 3.5

/** Probabilities of more than 3.5 yellow cards, by match: from the clubs alone, and with the referee. */
export interface CardChances {
  clubs: number
  referee: number
}

const ratedMatch = (match: EvaluatedMatch): RatedMatch => ({
  day: match.day,
  division: String(match.league),
  tier: 1,
  home: String(match.home),
  away: String(match.away),
  goals: match.goals,
  shots: null,
  shotsOnTarget: null,
  corners: null,
  yellowCards: match.yellowCardsBySide,
  referee: match.referee === null ? null : String(match.referee),
})

/** Forecasts the cards of a season's matches, which come by date, each from the days before its own; the seasons come in turn. */
export function cardForecasts() {
  const engines = {
    clubs: { state: EMPTY_RATINGS, settings: { ...YELLOW_CARDS_ENGINE, referees: false } },
    referee: { state: EMPTY_RATINGS, settings: YELLOW_CARDS_ENGINE },
  }
  const chancesBy = (engine: (typeof engines)[keyof typeof engines], matches: readonly RatedMatch[]): number[] => {
    const { state, forecasts } = foldDates(engine.state, matches, engine.settings)
    engine.state = state
    return forecasts.map(([home, away]) => totalOverChance(CARDS_LINE, home + away, DISPERSION.yellowCards))
  }
  return (matches: readonly EvaluatedMatch[]): CardChances[] => {
    const rated = matches.map(ratedMatch)
    const [clubs, referee] = [chancesBy(engines.clubs, rated), chancesBy(engines.referee, rated)]
    return clubs.map((chance, at) => ({ clubs: chance, referee: referee[at] as number }))
  }
}
