import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SWEDEN_ALLSVENSKAN: CompetitionRules = {
  keys: ['sweden/allsvenskan'],
  articles: [[1924, '{season} Allsvenskan']],
  regulations: [{ from: 1924, title: 'SvFF, Tävlingsbestämmelser', url: 'https://www.svenskfotboll.se' }],
  threePointsSince: 1990,
  eras: [{ from: 1993, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 1993, phases: ['regular season'] }],
  places: [[2008, ON, '1 champions league qualifying', '1 relegation play-off, 2 relegation']],
}
