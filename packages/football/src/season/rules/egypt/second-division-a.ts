import type { CompetitionRules } from '../competition-rules.types.ts'

export const EGYPT_SECOND_DIVISION_A: CompetitionRules = {
  keys: ['egypt/second-division-a'],
  articles: [[2023, '{season} Egyptian Second Division A']],
  formats: [{ from: 2023, phases: ['regular season'] }],
}
