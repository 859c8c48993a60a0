import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const IRAN_PRO_LEAGUE: CompetitionRules = {
  keys: ['iran/pro-league'],
  articles: [[2006, '{season} Persian Gulf Pro League']],
  eras: [{ from: 2014, tieBreak: [...GOAL_DIFFERENCE, among('points')] }],
  formats: [{ from: 2006, phases: ['regular season'] }],
}
