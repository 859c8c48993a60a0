import type { CompetitionRules } from '../competition-rules.types.ts'

export const AUSTRIA_FRAUEN_BUNDESLIGA: CompetitionRules = {
  keys: ['austria/frauen-bundesliga'],
  articles: [[2014, '{season} ÖFB-Frauenliga']],
}
