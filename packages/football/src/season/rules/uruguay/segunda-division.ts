import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const URUGUAY_SEGUNDA_DIVISION: CompetitionRules = {
  keys: ['uruguay/segunda-division'],
  articles: [[2017, '{season} Uruguayan Segunda División season']],
  eras: [{ from: 2017, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2017, phases: ['regular season', 'play-offs'] }],
}
