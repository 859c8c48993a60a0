import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const FAROE_ISLANDS_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['faroe-islands/premier-league'],
  articles: [[2005, '{season} Faroe Islands Premier League']],
  eras: [{ from: 2005, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2005, phases: ['regular season'] }],
}
