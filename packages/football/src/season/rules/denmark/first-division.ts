import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { twice } from '../splits.ts'

export const DENMARK_FIRST_DIVISION: CompetitionRules = {
  keys: ['denmark/first-division'],
  articles: [[1991, '{season} Danish 1st Division']],
  eras: [
    { from: 1995, tieBreak: GOAL_DIFFERENCE },
    { from: 2021, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [twice(6), twice(6)] } },
  ],
  formats: [
    { from: 1995, phases: ['regular season'] },
    { from: 2021, phases: ['regular season', 'split'] },
  ],
  places: [[2021, ON, '6 title round', '6 relegation round', 12]],
}
