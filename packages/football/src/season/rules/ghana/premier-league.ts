import type { CompetitionRules } from '../competition-rules.types.ts'

export const GHANA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['ghana/premier-league'],
  articles: [[2008, '{season} Ghana Premier League']],
}
