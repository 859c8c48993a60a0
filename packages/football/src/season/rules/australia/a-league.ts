import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const AUSTRALIA_A_LEAGUE: CompetitionRules = {
  keys: ['australia/a-league'],
  articles: [
    [2005, '{season} A-League'],
    [2021, '{season} A-League Men'],
  ],
  regulations: [
    { from: 2021, title: 'Australian Professional Leagues, A-Leagues rules', url: 'https://aleagues.com.au' },
  ],
  places: [[2009, ON, '6 title round', '']],
}
