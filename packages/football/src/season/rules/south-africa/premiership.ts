import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SOUTH_AFRICA_PREMIERSHIP: CompetitionRules = {
  keys: ['south-africa/premiership'],
  articles: [[2007, '{season} South African Premiership']],
  eras: [{ from: 2007, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2007, phases: ['regular season'] }],
  places: [[2011, 2019, '', '1 relegation play-off, 1 relegation', 16]],
}
