import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'

export const BULGARIA_VTORA_LIGA: CompetitionRules = {
  keys: ['bulgaria/vtora-liga'],
  articles: [[2016, '{season} Second Professional Football League (Bulgaria)']],
  eras: [{ from: 2016, tieBreak: HEAD_TO_HEAD_AWAY_GOALS }],
  formats: [{ from: 2016, phases: ['regular season'] }],
}
