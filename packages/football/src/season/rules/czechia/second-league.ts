import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CZECHIA_SECOND_LEAGUE: CompetitionRules = {
  keys: ['czechia/second-league'],
  articles: [
    [1993, '{season} Czech 2. Liga'],
    [2013, '{season} Czech National Football League'],
  ],
  eras: [{ from: 2010, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 1993, phases: ['regular season'] }],
}
