import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once } from '../splits.ts'

export const ICELAND_BESTA_DEILD_KVENNA: CompetitionRules = {
  keys: ['iceland/besta-deild-kvenna'],
  articles: [
    [2000, '{season} Úrvalsdeild kvenna'],
    [2022, '{season} Besta deild kvenna'],
  ],
  eras: [
    { from: 2000, tieBreak: GOAL_DIFFERENCE },
    { from: 2023, tieBreak: GOAL_DIFFERENCE, split: { after: 18, groups: [once(6), once(4)], bottom: '2 relegation' } },
  ],
  formats: [
    { from: 2000, phases: ['regular season'] },
    { from: 2023, phases: ['regular season', 'split'] },
  ],
}
