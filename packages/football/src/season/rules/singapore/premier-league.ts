import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const SINGAPORE_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['singapore/premier-league'],
  articles: [
    [1996, '{season} S.League'],
    [2018, '{season} Singapore Premier League'],
  ],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 1996, phases: ['regular season'] }],
}
