import type { CompetitionRules } from '../competition-rules.types.ts'

export const RUSSIA_FIRST_LEAGUE: CompetitionRules = {
  keys: ['russia/first-league'],
  articles: [
    [2011, '{season} Russian National Football League'],
    [2022, '{season} Russian First League'],
  ],
  formats: [{ from: 2012, phases: ['regular season'] }],
}
