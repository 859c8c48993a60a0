import type { CompetitionRules } from '../competition-rules.types.ts'

export const SLOVAKIA_SECOND_LEAGUE: CompetitionRules = {
  keys: ['slovakia/second-league'],
  articles: [[2006, '{season} 2. Liga (Slovakia)']],
}
