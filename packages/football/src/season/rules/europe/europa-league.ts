import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_AWAY_GOALS, HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const EUROPA_LEAGUE: CompetitionRules = {
  keys: ['europe/europa-league'],
  articles: [
    [1971, '{season} UEFA Cup'],
    [2009, '{season} UEFA Europa League'],
  ],
  regulations: [{ from: 1971, title: 'Regulations of the UEFA Europa League', url: 'https://documents.uefa.com' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    { from: 2021, tieBreak: [...HEAD_TO_HEAD_GOALS, 'away goals', 'wins'] },
    { from: 2024, tieBreak: ['goal difference', 'goals', 'away goals', 'wins', 'away wins'] },
  ],
}
