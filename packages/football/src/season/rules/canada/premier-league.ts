import type { CompetitionRules } from '../competition-rules.types.ts'

export const CANADA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['canada/premier-league'],
  articles: [[2019, '{season} Canadian Premier League season']],
  formats: [{ from: 2019, phases: ['regular season', 'play-offs'] }],
}
