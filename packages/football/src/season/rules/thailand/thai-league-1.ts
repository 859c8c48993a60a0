import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const THAILAND_THAI_LEAGUE_1: CompetitionRules = {
  keys: ['thailand/thai-league-1'],
  articles: [
    [2009, '{season} Thai Premier League'],
    [2016, '{season} Thai League'],
    [2017, '{season} Thai League 1'],
  ],
  eras: [{ from: 2011, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2009, phases: ['regular season'] }],
}
