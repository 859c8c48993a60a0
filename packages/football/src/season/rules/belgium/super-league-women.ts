import type { CompetitionRules } from '../competition-rules.types.ts'

export const BELGIUM_SUPER_LEAGUE_WOMEN: CompetitionRules = {
  keys: ['belgium/super-league-women'],
  articles: [[2015, "{season} Belgian Women's Super League"]],
  formats: [{ from: 2015, phases: ['regular season', 'split'] }],
}
