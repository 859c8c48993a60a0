import type { CompetitionRules } from '../competition-rules.types.ts'

export const IRAQ_STARS_LEAGUE: CompetitionRules = {
  keys: ['iraq/stars-league'],
  articles: [
    [2010, '{season} Iraqi Premier League'],
    [2023, '{season} Iraq Stars League'],
  ],
  formats: [{ from: 2010, phases: ['regular season'] }],
}
