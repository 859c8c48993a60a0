import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const WALES_ADRAN_PREMIER_WOMEN: CompetitionRules = {
  keys: ['wales/adran-premier-women'],
  articles: [[2021, '{season} Adran Premier']],
  eras: [{ from: 2021, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2021, phases: ['regular season', 'split'] }],
}
