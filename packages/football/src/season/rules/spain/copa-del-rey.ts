import type { CompetitionRules } from '../competition-rules.types.ts'

export const SPAIN_COPA_DEL_REY: CompetitionRules = {
  keys: ['spain/copa-del-rey'],
  articles: [[1976, '{season} Copa del Rey']],
  regulations: [{ from: 1976, title: 'RFEF, Bases de competición de la Copa del Rey', url: 'https://rfef.es' }],
  formats: [
    { from: 1976, phases: ['knock-out'] },
    {
      from: 2021,
      phases: ['knock-out'],
      ties: { legs: 1, semiFinalLegs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
}
