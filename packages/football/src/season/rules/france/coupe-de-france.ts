import type { CompetitionRules } from '../competition-rules.types.ts'

export const FRANCE_COUPE_DE_FRANCE: CompetitionRules = {
  keys: ['france/coupe-de-france'],
  articles: [[1917, '{season} Coupe de France']],
  regulations: [{ from: 1917, title: 'FFF, Règlement de la Coupe de France', url: 'https://www.fff.fr' }],
  formats: [
    { from: 1917, phases: ['knock-out'] },
    { from: 2020, phases: ['knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: 'final' } },
  ],
}
