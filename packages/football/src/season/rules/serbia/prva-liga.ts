import type { CompetitionRules } from '../competition-rules.types.ts'

export const SERBIA_PRVA_LIGA: CompetitionRules = {
  keys: ['serbia/prva-liga'],
  articles: [[2006, '{season} Serbian First League']],
}
