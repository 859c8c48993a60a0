import type { CompetitionRules } from '../competition-rules.types.ts'

export const NEW_ZEALAND_NATIONAL_LEAGUE: CompetitionRules = {
  keys: ['new-zealand/national-league'],
  articles: [[2021, '{season} New Zealand National League']],
  formats: [{ from: 2021, phases: ['regular season', 'knock-out'] }],
}
