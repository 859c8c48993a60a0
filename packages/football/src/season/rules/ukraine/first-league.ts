import type { CompetitionRules } from '../competition-rules.types.ts'

export const UKRAINE_FIRST_LEAGUE: CompetitionRules = {
  keys: ['ukraine/first-league'],
  articles: [[1992, '{season} Ukrainian First League']],
}
