import type { CompetitionRules } from '../competition-rules.types.ts'

export const TURKEY_WOMENS_SUPER_LEAGUE: CompetitionRules = {
  keys: ['turkey/womens-super-league'],
  articles: [[2021, "{season} Turkish Women's Football Super League"]],
}
