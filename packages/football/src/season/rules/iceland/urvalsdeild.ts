import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once } from '../splits.ts'

export const ICELAND_URVALSDEILD: CompetitionRules = {
  keys: ['iceland/urvalsdeild'],
  articles: [
    [1955, '{season} Úrvalsdeild'],
    [2022, '{season} Besta deild karla'],
  ],
  regulations: [{ from: 1955, title: 'KSÍ, Reglugerð um knattspyrnumót', url: 'https://www.ksi.is' }],
  threePointsSince: 1984,
  eras: [
    { from: 1984, tieBreak: GOAL_DIFFERENCE },
    { from: 2022, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [once(6), once(6)] } },
  ],
  formats: [
    { from: 1955, phases: ['regular season'] },
    { from: 2022, phases: ['regular season', 'split'] },
  ],
  places: [
    [2008, 2021, '', '2 relegation', 12],
    [2022, ON, '6 title round', '6 relegation round', 12],
  ],
}
