import type { CompetitionRules } from '../competition-rules.types.ts'

export const NIGERIA_PREMIER_FOOTBALL_LEAGUE: CompetitionRules = {
  keys: ['nigeria/premier-football-league'],
  articles: [[2013, '{season} Nigeria Professional Football League']],
}
