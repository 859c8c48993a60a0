import type { CompetitionRules } from '../competition-rules.types.ts'

export const GREECE_A_DIVISION_WOMEN: CompetitionRules = {
  keys: ['greece/a-division-women'],
  articles: [[2010, '{season} Greek A Division Women']],
}
