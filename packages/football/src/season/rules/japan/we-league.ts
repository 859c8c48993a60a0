import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const JAPAN_WE_LEAGUE: CompetitionRules = {
  keys: ['japan/we-league'],
  articles: [[2021, '{season} WE League season']],
  eras: [{ from: 2021, tieBreak: [...GOAL_DIFFERENCE, among('points')] }],
  formats: [{ from: 2021, phases: ['regular season'] }],
}
