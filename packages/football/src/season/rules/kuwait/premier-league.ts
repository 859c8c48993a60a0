import type { CompetitionRules } from '../competition-rules.types.ts'

export const KUWAIT_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['kuwait/premier-league'],
  articles: [[2012, '{season} Kuwait Premier League']],
}
