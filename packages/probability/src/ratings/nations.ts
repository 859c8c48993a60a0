import type { Pair } from '../grid/results.ts'
import { clubBefore, divisionBefore } from './arrival.ts'
import type { CommonStrength } from './common-strength.ts'
import { foldDates } from './engine.ts'
import { NATIONS_ENGINE } from './engine-settings.ts'
import type { RatedMatch } from './rated-match.ts'
import { EMPTY_RATINGS, type RatingState } from './rating-state.ts'

/** A match of two national teams. */
export interface NationsMatch {
  /** Days since 1970-01-01. */
  day: number
  home: string
  away: string
  /** Whether neither was at home. */
  neutral: boolean
  /** After 90 minutes; null while it is to be played. */
  goals: Pair | null
}

/** Grounds replace divisions: each has its own goals. */
const AT_HOME = 'home'
const NEUTRAL = 'neutral'

export const ratedNations = ({ neutral, ...match }: NationsMatch): RatedMatch => ({
  ...{ ...match, division: neutral ? NEUTRAL : AT_HOME, tier: 1 },
  ...{ shots: null, shotsOnTarget: null, corners: null, yellowCards: null, referee: null },
})

/** Ratings of national teams, from all their matches in any order. */
export const foldNations = (matches: readonly NationsMatch[]): RatingState =>
  foldDates(EMPTY_RATINGS, matches.map(ratedNations), NATIONS_ENGINE).state

/** The rating of a national team on a day; a new team is very uncertain. */
export function nationStrength(state: RatingState, team: string, day: number): CommonStrength {
  const match = { day, home: team, away: team, goals: null }
  const [athome, neutral] = [false, true].map((isNeutral) =>
    divisionBefore(state, ratedNations({ ...match, neutral: isNeutral }), NATIONS_ENGINE),
  ) as [ReturnType<typeof divisionBefore>, ReturnType<typeof divisionBefore>]
  const { attack, defence, attackVariance, defenceVariance } = clubBefore(state, {
    club: team,
    day,
    division: athome,
    settings: NATIONS_ENGINE,
  })
  return {
    ...{ attack, defence, attackVariance, defenceVariance },
    ...{ homeBase: athome.homeBase, awayBase: athome.awayBase },
    neutralBase: (neutral.homeBase + neutral.awayBase) / 2,
  }
}
