import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SWITZERLAND_WOMENS_SUPER_LEAGUE: CompetitionRules = {
  keys: ['switzerland/womens-super-league'],
  articles: [[2020, "{season} Swiss Women's Super League"]],
  eras: [{ from: 2020, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2021, phases: ['regular season', 'play-offs'] }],
}
