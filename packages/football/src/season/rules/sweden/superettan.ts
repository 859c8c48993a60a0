import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SWEDEN_SUPERETTAN: CompetitionRules = {
  keys: ['sweden/superettan'],
  articles: [[2000, '{season} Superettan']],
  regulations: [{ from: 2000, title: 'SvFF, Tävlingsbestämmelser', url: 'https://www.svenskfotboll.se' }],
  eras: [{ from: 2000, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2000, phases: ['regular season'] }],
  places: [[2012, ON, '2 promotion, 1 promotion play-off', '2 relegation play-off, 2 relegation', 16]],
}
