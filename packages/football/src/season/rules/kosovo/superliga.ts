import type { CompetitionRules } from '../competition-rules.types.ts'

export const KOSOVO_SUPERLIGA: CompetitionRules = {
  keys: ['kosovo/superliga'],
  articles: [[2016, '{season} Football Superleague of Kosovo']],
  formats: [{ from: 2016, phases: ['regular season'] }],
}
