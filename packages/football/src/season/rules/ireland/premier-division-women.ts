import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const IRELAND_PREMIER_DIVISION_WOMEN: CompetitionRules = {
  keys: ['ireland/premier-division-women'],
  articles: [
    [2011, "{season} Women's National League (Ireland)"],
    [2023, "{season} League of Ireland Women's Premier Division"],
  ],
  eras: [{ from: 2011, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2011, phases: ['regular season'] }],
}
