import type { CompetitionRules } from '../competition-rules.types.ts'

export const ENGLAND_FA_CUP: CompetitionRules = {
  keys: ['england/fa-cup'],
  articles: [[1871, '{season} FA Cup']],
  regulations: [{ from: 1871, title: 'Rules of the FA Challenge Cup Competition', url: 'https://www.thefa.com' }],
  formats: [
    { from: 1871, phases: ['knock-out'] },
    { from: 2024, phases: ['knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } },
  ],
}
