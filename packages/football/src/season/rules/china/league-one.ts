import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CHINA_LEAGUE_ONE: CompetitionRules = {
  keys: ['china/league-one'],
  articles: [[2004, '{season} China League One']],
  regulations: [{ from: 2004, title: 'CFA, China League One rules', url: 'https://www.thecfa.cn' }],
  eras: [{ from: 2023, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2004, phases: ['regular season'] }],
  places: [[2023, ON, '2 promotion', '2 relegation', 16]],
}
