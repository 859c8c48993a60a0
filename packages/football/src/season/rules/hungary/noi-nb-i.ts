import type { CompetitionRules } from '../competition-rules.types.ts'

export const HUNGARY_NOI_NB_I: CompetitionRules = {
  keys: ['hungary/noi-nb-i'],
  articles: [[2010, '{season} Női NB I']],
  formats: [{ from: 2010, phases: ['regular season', 'play-offs'] }],
}
