import type { CompetitionRules } from '../competition-rules.types.ts'

export const ARGENTINA_PRIMERA_DIVISION_FEMENINA: CompetitionRules = {
  keys: ['argentina/primera-division-femenina'],
  articles: [[2019, '{season} Argentine Primera División Femenina']],
}
