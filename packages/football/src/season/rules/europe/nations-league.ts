import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, LEAGUE_PHASE } from '../orders.ts'

export const NATIONS_LEAGUE: CompetitionRules = {
  keys: ['europe/nations-league'],
  articles: [[2018, '{season} UEFA Nations League']],
  regulations: [{ from: 2018, title: 'Regulations of the UEFA Nations League', url: 'https://documents.uefa.com' }],
  eras: [
    {
      from: 2018,
      tieBreak: [among('points', 'goal difference', 'goals', 'away goals'), ...LEAGUE_PHASE],
      lastResorts: ['fair play', 'coefficient'],
    },
    {
      from: 2022,
      tieBreak: [among('points', 'goal difference', 'goals'), ...LEAGUE_PHASE],
      lastResorts: ['fair play', 'coefficient'],
    },
  ],
  formats: [{ from: 2018, phases: ['groups', 'knock-out'] }],
}
