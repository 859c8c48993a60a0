import type { CompetitionRules } from '../competition-rules.types.ts'

export const JAMAICA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['jamaica/premier-league'],
  articles: [[2010, '{season} Jamaica Premier League']],
  formats: [{ from: 2010, phases: ['regular season', 'play-offs'] }],
}
