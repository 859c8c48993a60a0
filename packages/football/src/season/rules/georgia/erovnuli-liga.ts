import type { CompetitionRules } from '../competition-rules.types.ts'

export const GEORGIA_EROVNULI_LIGA: CompetitionRules = {
  keys: ['georgia/erovnuli-liga'],
  articles: [[2017, '{season} Erovnuli Liga']],
  formats: [{ from: 2017, phases: ['regular season'] }],
}
