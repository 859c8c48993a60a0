import type { CompetitionRules } from '../competition-rules.types.ts'

export const TUNISIA_LIGUE_1: CompetitionRules = {
  keys: ['tunisia/ligue-1'],
  articles: [[2010, '{season} Tunisian Ligue Professionnelle 1']],
}
