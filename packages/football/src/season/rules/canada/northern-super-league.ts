import type { CompetitionRules } from '../competition-rules.types.ts'

export const CANADA_NORTHERN_SUPER_LEAGUE: CompetitionRules = {
  keys: ['canada/northern-super-league'],
  articles: [[2025, '{season} Northern Super League season']],
  formats: [{ from: 2025, phases: ['regular season', 'play-offs'] }],
}
