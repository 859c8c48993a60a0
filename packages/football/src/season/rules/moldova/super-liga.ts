import type { CompetitionRules } from '../competition-rules.types.ts'

export const MOLDOVA_SUPER_LIGA: CompetitionRules = {
  keys: ['moldova/super-liga'],
  articles: [
    [1992, '{season} Moldovan National Division'],
    [2017, '{season} Moldovan Super Liga'],
  ],
}
