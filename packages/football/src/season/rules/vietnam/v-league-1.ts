import type { CompetitionRules } from '../competition-rules.types.ts'

export const VIETNAM_V_LEAGUE_1: CompetitionRules = {
  keys: ['vietnam/v-league-1'],
  articles: [[2013, '{season} V.League 1']],
  formats: [{ from: 2013, phases: ['regular season'] }],
}
