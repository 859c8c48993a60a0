import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const GREECE_SUPER_LEAGUE_2: CompetitionRules = {
  keys: ['greece/super-league-2'],
  articles: [
    [2010, '{season} Football League (Greece)'],
    [2019, '{season} Super League Greece 2'],
  ],
  eras: [{ from: 2010, tieBreak: HEAD_TO_HEAD_GOALS }],
}
