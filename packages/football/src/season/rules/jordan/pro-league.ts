import type { CompetitionRules } from '../competition-rules.types.ts'

export const JORDAN_PRO_LEAGUE: CompetitionRules = {
  keys: ['jordan/pro-league'],
  articles: [[2010, '{season} Jordanian Pro League']],
  formats: [{ from: 2010, phases: ['regular season'] }],
}
