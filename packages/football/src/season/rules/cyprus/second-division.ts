import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CYPRUS_SECOND_DIVISION: CompetitionRules = {
  keys: ['cyprus/second-division'],
  articles: [[1990, '{season} Cypriot Second Division']],
  eras: [{ from: 2010, tieBreak: HEAD_TO_HEAD_GOALS }],
}
