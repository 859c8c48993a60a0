import type { CompetitionRules } from '../competition-rules.types.ts'

export const ANDORRA_PRIMERA_DIVISIO: CompetitionRules = {
  keys: ['andorra/primera-divisio'],
  articles: [[1999, '{season} Primera Divisió']],
  decisions: {
    2024: { points: [["Penya Encarnada d'Andorra", -3, 'failure to play']] },
  },
}
