import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { WINS_FIRST } from '../orders.ts'

export const BRAZIL_SERIE_A1_WOMEN: CompetitionRules = {
  keys: ['brazil/serie-a1-women'],
  articles: [[2013, '{season} Campeonato Brasileiro de Futebol Feminino Série A1']],
  regulations: [{ from: 2013, title: 'CBF, Regulamento específico da competição', url: 'https://www.cbf.com.br' }],
  eras: [{ from: 2021, tieBreak: WINS_FIRST }],
  formats: [{ from: 2021, phases: ['regular season', 'knock-out'] }],
  places: [[2021, ON, '8 quarter-finals', '4 relegation', 16]],
}
