import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SWEDEN_DAMALLSVENSKAN: CompetitionRules = {
  keys: ['sweden/damallsvenskan'],
  articles: [[1988, '{season} Damallsvenskan']],
  regulations: [{ from: 1988, title: 'SvFF, Tävlingsbestämmelser', url: 'https://www.svenskfotboll.se' }],
  eras: [{ from: 1993, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 1988, phases: ['regular season'] }],
}
