import type { CompetitionRules } from '../competition-rules.types.ts'

export const CHINA_WOMENS_SUPER_LEAGUE: CompetitionRules = {
  keys: ['china/womens-super-league'],
  articles: [[2015, "{season} Chinese Women's Super League"]],
  formats: [{ from: 2015, phases: ['regular season'] }],
}
