import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE, WINS_FIRST } from '../orders.ts'

export const AUSTRALIA_A_LEAGUE: CompetitionRules = {
  keys: ['australia/a-league'],
  articles: [
    [2005, '{season} A-League'],
    [2021, '{season} A-League Men'],
  ],
  regulations: [
    { from: 2021, title: 'Australian Professional Leagues, A-Leagues rules', url: 'https://aleagues.com.au' },
  ],
  eras: [
    { from: 2005, tieBreak: GOAL_DIFFERENCE },
    { from: 2023, tieBreak: [...WINS_FIRST, among('points', 'goal difference')] },
  ],
  formats: [{ from: 2005, phases: ['regular season', 'play-offs'] }],
  places: [[2009, ON, '6 title round', '']],
}
