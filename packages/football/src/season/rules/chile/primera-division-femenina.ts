import type { CompetitionRules } from '../competition-rules.types.ts'

export const CHILE_PRIMERA_DIVISION_FEMENINA: CompetitionRules = {
  keys: ['chile/primera-division-femenina'],
  articles: [[2008, "{season} Chilean women's football championship"]],
}
