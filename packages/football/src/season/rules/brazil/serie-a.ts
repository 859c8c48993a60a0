import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { WINS_FIRST } from '../orders.ts'

export const BRAZIL_SERIE_A: CompetitionRules = {
  keys: ['brazil/serie-a'],
  articles: [[1971, '{season} Campeonato Brasileiro Série A']],
  regulations: [{ from: 2003, title: 'CBF, Regulamento específico da competição', url: 'https://www.cbf.com.br' }],
  eras: [
    { from: 1900, tieBreak: WINS_FIRST, lastResorts: ['head-to-head of two', 'fair play', 'lots'] },
    { from: 1988, tieBreak: WINS_FIRST, pointsForWin: 3, shootOut: { win: 2, loss: 1 } },
    { from: 1989, tieBreak: WINS_FIRST, lastResorts: ['head-to-head of two', 'fair play', 'lots'] },
  ],
  formats: [{ from: 2003, phases: ['regular season'] }],
  places: [
    [2006, 2011, '1 champions', '4 relegation', 20],
    [2012, 2015, '3 libertadores, 1 libertadores qualifying', '4 relegation', 20],
    [2016, 2024, '4 libertadores, 2 libertadores qualifying, 6 sudamericana', '4 relegation', 20],
    [2025, ON, '4 libertadores', '4 relegation'],
  ],
  decisions: {
    2003: {
      points: [
        ['São Caetano', 3, 'ineligible player'],
        ['Internacional', 2, 'ineligible player'],
        ['Corinthians', 2, 'ineligible player'],
        ['Juventude', 3, 'ineligible player'],
        ['Fluminense', 2, 'ineligible player'],
        ['Ponte Preta', -1, 'ineligible player'],
        ['Paysandu', -8, 'ineligible player'],
      ],
    },
    2004: { points: [['São Caetano', -24, 'negligence']] },
    2010: { points: [['Grêmio Prudente|Grêmio Barueri|Prudente', -3, 'ineligible player']] },
    2013: {
      points: [
        ['Flamengo', -4, 'ineligible player'],
        ['Portuguesa', -4, 'ineligible player'],
      ],
    },
  },
}
