import type { CompetitionRules } from '../competition-rules.types.ts'

export const UNITED_STATES_USL_SUPER_LEAGUE: CompetitionRules = {
  keys: ['united-states/usl-super-league'],
  articles: [[2024, '{season} USL Super League']],
  formats: [{ from: 2024, phases: ['regular season', 'play-offs'] }],
}
