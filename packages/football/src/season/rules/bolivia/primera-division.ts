import type { CompetitionRules } from '../competition-rules.types.ts'

export const BOLIVIA_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['bolivia/primera-division'],
  articles: [[2018, '{season} Bolivian Primera División season']],
  formats: [{ from: 2018, phases: ['half years'] }],
}
