import type { CompetitionRules } from '../competition-rules.types.ts'

export const UKRAINE_VYSHCHA_LIHA_WOMEN: CompetitionRules = {
  keys: ['ukraine/vyshcha-liha-women'],
  articles: [[1992, "{season} Ukrainian Women's League"]],
}
