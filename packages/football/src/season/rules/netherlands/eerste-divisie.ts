import type { CompetitionRules } from '../competition-rules.types.ts'
import { among } from '../orders.ts'

export const NETHERLANDS_EERSTE_DIVISIE: CompetitionRules = {
  keys: ['netherlands/eerste-divisie'],
  articles: [[1956, '{season} Eerste Divisie']],
  regulations: [{ from: 1956, title: 'KNVB, Reglementen betaald voetbal', url: 'https://www.knvb.nl' }],
  eras: [{ from: 1990, tieBreak: ['goal difference', 'goals', among('points')] }],
  formats: [{ from: 1990, phases: ['regular season', 'play-offs'] }],
  decisions: {
    2024: { points: [['Vitesse (Arnhem)', -39, 'licence']] },
  },
}
