import type { CompetitionRules } from '../competition-rules.types.ts'

export const LATVIA_VIRSLIGA: CompetitionRules = {
  keys: ['latvia/virsliga'],
  articles: [[1992, '{season} Latvian Higher League']],
  formats: [{ from: 2015, phases: ['regular season'] }],
}
