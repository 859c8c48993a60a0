import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD } from '../orders.ts'

export const SPAIN_SEGUNDA_DIVISION_B: CompetitionRules = {
  keys: ['spain/segunda-division-b'],
  articles: [[1977, '{season} Segunda División B']],
  regulations: [{ from: 1977, title: 'RFEF, Reglamento General', url: 'https://rfef.es' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD }],
  decisions: {
    2010: {
      points: [
        ['Cerro Reyes', -3, 'failure to play'],
        ['Jumilla', -5, null],
      ],
    },
  },
}
