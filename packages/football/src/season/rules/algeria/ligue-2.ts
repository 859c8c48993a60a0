import type { CompetitionRules } from '../competition-rules.types.ts'

export const ALGERIA_LIGUE_2: CompetitionRules = {
  keys: ['algeria/ligue-2'],
  articles: [[2010, '{season} Algerian Ligue Professionnelle 2']],
  formats: [
    { from: 2010, phases: ['regular season'] },
    { from: 2020, phases: ['groups'] },
  ],
}
