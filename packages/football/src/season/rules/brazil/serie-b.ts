import type { CompetitionRules } from '../competition-rules.types.ts'
import { WINS_FIRST } from '../orders.ts'

export const BRAZIL_SERIE_B: CompetitionRules = {
  keys: ['brazil/serie-b'],
  articles: [[2006, '{season} Campeonato Brasileiro Série B']],
  regulations: [{ from: 2006, title: 'CBF, Regulamento específico da competição', url: 'https://www.cbf.com.br' }],
  eras: [{ from: 1900, tieBreak: WINS_FIRST, lastResorts: ['head-to-head of two', 'fair play', 'lots'] }],
  formats: [{ from: 2006, phases: ['regular season'] }],
  places: [[2006, 2025, '4 promotion', '4 relegation', 20]],
  decisions: {
    2011: { points: [['Salgueiro', -3, 'ineligible player', '2011-10-31']] },
    2020: { points: [['Cruzeiro', -6, 'late payments']] },
  },
}
