import type { CompetitionRules } from '../competition-rules.types.ts'

export const GERMANY_DFB_POKAL: CompetitionRules = {
  keys: ['germany/dfb-pokal'],
  articles: [[1952, '{season} DFB-Pokal']],
  regulations: [{ from: 1952, title: 'DFB, Durchführungsbestimmungen', url: 'https://www.dfb.de' }],
  formats: [
    { from: 1952, phases: ['knock-out'] },
    { from: 1991, phases: ['knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
}
