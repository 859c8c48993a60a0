import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CYPRUS_FIRST_DIVISION: CompetitionRules = {
  keys: ['cyprus/first-division'],
  articles: [[1990, '{season} Cypriot First Division']],
  regulations: [{ from: 1990, title: 'CFA, Regulations of the championships', url: 'https://www.cfa.com.cy' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS }],
}
