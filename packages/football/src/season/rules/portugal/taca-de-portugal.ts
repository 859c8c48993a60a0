import type { CompetitionRules } from '../competition-rules.types.ts'

export const PORTUGAL_TACA_DE_PORTUGAL: CompetitionRules = {
  keys: ['portugal/taca-de-portugal'],
  articles: [[1938, '{season} Taça de Portugal']],
  regulations: [{ from: 1938, title: 'FPF, Regulamento da Taça de Portugal', url: 'https://www.fpf.pt' }],
  formats: [{ from: 1938, phases: ['knock-out'] }],
}
