import type { CompetitionRules } from '../competition-rules.types.ts'

export const NETHERLANDS_EERSTE_DIVISIE: CompetitionRules = {
  keys: ['netherlands/eerste-divisie'],
  articles: [[1956, '{season} Eerste Divisie']],
  regulations: [{ from: 1956, title: 'KNVB, Reglementen betaald voetbal', url: 'https://www.knvb.nl' }],
  decisions: {
    2024: { points: [['Vitesse (Arnhem)', -39, 'licence']] },
  },
}
