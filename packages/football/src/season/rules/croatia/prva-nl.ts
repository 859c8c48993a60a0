import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CROATIA_PRVA_NL: CompetitionRules = {
  keys: ['croatia/prva-nl'],
  articles: [
    [2010, '{season} Croatian Second Football League'],
    [2022, '{season} First Football League (Croatia)'],
  ],
  eras: [{ from: 2010, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2010, phases: ['regular season'] }],
}
