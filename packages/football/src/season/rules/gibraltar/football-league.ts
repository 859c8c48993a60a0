import type { CompetitionRules } from '../competition-rules.types.ts'

export const GIBRALTAR_FOOTBALL_LEAGUE: CompetitionRules = {
  keys: ['gibraltar/football-league'],
  articles: [[2019, '{season} Gibraltar National League']],
  formats: [{ from: 2019, phases: ['regular season', 'split'] }],
}
