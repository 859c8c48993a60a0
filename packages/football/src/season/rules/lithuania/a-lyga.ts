import type { CompetitionRules } from '../competition-rules.types.ts'

export const LITHUANIA_A_LYGA: CompetitionRules = {
  keys: ['lithuania/a-lyga'],
  articles: [[1991, '{season} A Lyga']],
  formats: [{ from: 2020, phases: ['regular season'] }],
}
