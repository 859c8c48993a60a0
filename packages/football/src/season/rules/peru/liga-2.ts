import type { CompetitionRules } from '../competition-rules.types.ts'

export const PERU_LIGA_2: CompetitionRules = {
  keys: ['peru/liga-2'],
  articles: [[2019, '{season} Liga 2 (Peru)']],
}
