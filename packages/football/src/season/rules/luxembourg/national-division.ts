import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const LUXEMBOURG_NATIONAL_DIVISION: CompetitionRules = {
  keys: ['luxembourg/national-division'],
  articles: [[1990, '{season} Luxembourg National Division']],
  eras: [{ from: 1995, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2006, phases: ['regular season'] }],
}
