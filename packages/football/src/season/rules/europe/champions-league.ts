import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_AWAY_GOALS, HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CHAMPIONS_LEAGUE: CompetitionRules = {
  keys: ['europe/champions-league'],
  articles: [
    [1955, '{season} European Cup'],
    [1992, '{season} UEFA Champions League'],
  ],
  regulations: [{ from: 1992, title: 'Regulations of the UEFA Champions League', url: 'https://documents.uefa.com' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    { from: 2021, tieBreak: [...HEAD_TO_HEAD_GOALS, 'away goals', 'wins'] },
    { from: 2024, tieBreak: ['goal difference', 'goals', 'away goals', 'wins', 'away wins'] },
  ],
  places: [[2024, ON, '8 round of 16, 16 knockout play-off', '', 36]],
}
