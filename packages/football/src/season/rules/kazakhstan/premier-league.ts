import type { CompetitionRules } from '../competition-rules.types.ts'

export const KAZAKHSTAN_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['kazakhstan/premier-league'],
  articles: [[2008, '{season} Kazakhstan Premier League']],
  formats: [{ from: 2018, phases: ['regular season'] }],
}
