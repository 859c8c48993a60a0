import type { CompetitionRules } from '../competition-rules.types.ts'

export const NORTH_CENTRAL_AMERICA_CHAMPIONS_CUP: CompetitionRules = {
  keys: ['north-central-america/champions-cup'],
  articles: [
    [2008, '{season} CONCACAF Champions League'],
    [2024, '{season} CONCACAF Champions Cup'],
  ],
  regulations: [{ from: 2012, title: 'Concacaf Champions Cup, regulations', url: 'https://www.concacaf.com' }],
  formats: [
    { from: 2008, phases: ['groups', 'knock-out'] },
    {
      from: 2018,
      phases: ['knock-out'],
      ties: { legs: 2, finalLegs: 2, awayGoals: true, extraTime: false },
    },
    { from: 2020, phases: ['knock-out'] },
    {
      from: 2024,
      phases: ['knock-out'],
      ties: { legs: 2, finalLegs: 1, awayGoals: true, extraTime: true },
    },
  ],
}
