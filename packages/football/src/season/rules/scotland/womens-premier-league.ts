import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { twice } from '../splits.ts'

export const SCOTLAND_WOMENS_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['scotland/womens-premier-league'],
  articles: [[2002, "{season} Scottish Women's Premier League"]],
  eras: [
    { from: 2002, tieBreak: GOAL_DIFFERENCE },
    { from: 2022, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [twice(6), twice(6)] } },
    { from: 2025, tieBreak: GOAL_DIFFERENCE },
  ],
  formats: [{ from: 2022, phases: ['regular season', 'split'] }],
}
