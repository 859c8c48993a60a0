import type { CompetitionRules } from '../competition-rules.types.ts'

export const SOUTH_KOREA_WK_LEAGUE: CompetitionRules = {
  keys: ['south-korea/wk-league'],
  articles: [[2009, '{season} WK League']],
  formats: [{ from: 2009, phases: ['regular season', 'play-offs'] }],
}
