import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ICELAND_1_DEILD: CompetitionRules = {
  keys: ['iceland/1-deild'],
  articles: [[1955, '{season} 1. deild karla']],
  eras: [{ from: 1984, tieBreak: GOAL_DIFFERENCE }],
  formats: [
    { from: 1984, phases: ['regular season'] },
    { from: 2023, phases: ['regular season', 'play-offs'] },
  ],
  places: [
    [2008, 2022, '2 promotion', '2 relegation', 12],
    [2023, ON, '1 promotion, 4 promotion play-off', '2 relegation', 12],
  ],
}
