import type { CompetitionRules } from '../competition-rules.types.ts'

export const ITALY_COPPA_ITALIA: CompetitionRules = {
  keys: ['italy/coppa-italia'],
  articles: [[1935, '{season} Coppa Italia']],
  regulations: [{ from: 2010, title: 'Lega Serie A, Regolamento Coppa Italia', url: 'https://www.legaseriea.it' }],
  formats: [{ from: 1935, phases: ['knock-out'] }],
}
