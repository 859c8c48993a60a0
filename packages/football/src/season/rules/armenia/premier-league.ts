import type { CompetitionRules } from '../competition-rules.types.ts'

export const ARMENIA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['armenia/premier-league'],
  articles: [[1992, '{season} Armenian Premier League']],
  formats: [{ from: 2016, phases: ['regular season'] }],
}
