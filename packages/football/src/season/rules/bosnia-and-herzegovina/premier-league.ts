import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const BOSNIA_AND_HERZEGOVINA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['bosnia-and-herzegovina/premier-league'],
  articles: [[2002, '{season} Premier League of Bosnia and Herzegovina']],
  eras: [{ from: 2016, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [
    { from: 2016, phases: ['regular season', 'split'] },
    { from: 2018, phases: ['regular season'] },
  ],
}
