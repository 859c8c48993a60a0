import type { CompetitionRules } from '../competition-rules.types.ts'

export const SCOTLAND_SCOTTISH_CUP: CompetitionRules = {
  keys: ['scotland/scottish-cup'],
  articles: [[1874, '{season} Scottish Cup']],
  formats: [{ from: 1874, phases: ['knock-out'] }],
}
