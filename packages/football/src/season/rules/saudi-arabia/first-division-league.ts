import type { CompetitionRules } from '../competition-rules.types.ts'

export const SAUDI_ARABIA_FIRST_DIVISION_LEAGUE: CompetitionRules = {
  keys: ['saudi-arabia/first-division-league'],
  articles: [[2013, '{season} Saudi First Division League']],
  formats: [{ from: 2022, phases: ['regular season', 'play-offs'] }],
}
