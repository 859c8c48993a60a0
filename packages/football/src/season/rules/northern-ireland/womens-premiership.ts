import type { CompetitionRules } from '../competition-rules.types.ts'

export const NORTHERN_IRELAND_WOMENS_PREMIERSHIP: CompetitionRules = {
  keys: ['northern-ireland/womens-premiership'],
  articles: [[2016, "{season} NIFL Women's Premiership"]],
}
