import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const AUSTRALIA_A_LEAGUE_WOMEN: CompetitionRules = {
  keys: ['australia/a-league-women'],
  articles: [
    [2008, '{season} W-League'],
    [2021, '{season} A-League Women'],
  ],
  eras: [{ from: 2008, tieBreak: GOAL_DIFFERENCE }, { from: 2023 }],
  formats: [{ from: 2008, phases: ['regular season', 'play-offs'] }],
}
