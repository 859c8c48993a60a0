import type { CompetitionRules } from '../competition-rules.types.ts'
import { among } from '../orders.ts'

export const GERMANY_FRAUEN_BUNDESLIGA: CompetitionRules = {
  keys: ['germany/frauen-bundesliga'],
  articles: [[1990, '{season} Frauen-Bundesliga']],
  regulations: [{ from: 1990, title: 'DFB, Spielordnung', url: 'https://www.dfb.de' }],
  eras: [
    {
      from: 1990,
      tieBreak: ['goal difference', 'goals', among('points', 'goal difference', 'away goals'), 'away goals'],
    },
  ],
  formats: [{ from: 1990, phases: ['regular season'] }],
  places: [[2006, 2023, '', '2 relegation', 12]],
}
