import type { CompetitionRules } from '../competition-rules.types.ts'

export const CZECHIA_FIRST_LEAGUE_WOMEN: CompetitionRules = {
  keys: ['czechia/first-league-women'],
  articles: [[1993, "{season} Czech Women's First League"]],
  formats: [{ from: 2013, phases: ['regular season', 'split'] }],
}
