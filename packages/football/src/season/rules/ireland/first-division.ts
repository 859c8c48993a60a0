import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const IRELAND_FIRST_DIVISION: CompetitionRules = {
  keys: ['ireland/first-division'],
  articles: [[1985, '{season} League of Ireland First Division']],
  eras: [{ from: 2003, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2008, phases: ['regular season', 'play-offs'] }],
}
