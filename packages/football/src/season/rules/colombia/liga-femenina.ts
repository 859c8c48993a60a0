import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const COLOMBIA_LIGA_FEMENINA: CompetitionRules = {
  keys: ['colombia/liga-femenina'],
  articles: [[2017, "{season} Colombian Women's Football League"]],
  eras: [{ from: 2017, tieBreak: GOAL_DIFFERENCE, carry: 'none' }],
  formats: [{ from: 2017, phases: ['regular season', 'play-offs'] }],
}
