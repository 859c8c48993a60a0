import type { CompetitionRules } from '../competition-rules.types.ts'

export const VENEZUELA_SEGUNDA_DIVISION: CompetitionRules = {
  keys: ['venezuela/segunda-division'],
  articles: [[2021, '{season} Venezuelan Segunda División season']],
}
