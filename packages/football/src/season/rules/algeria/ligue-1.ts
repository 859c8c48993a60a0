import type { CompetitionRules } from '../competition-rules.types.ts'

export const ALGERIA_LIGUE_1: CompetitionRules = {
  keys: ['algeria/ligue-1'],
  articles: [[2010, '{season} Algerian Ligue Professionnelle 1']],
  regulations: [{ from: 2010, title: 'LFP, Règlements du championnat professionnel', url: 'https://lfp.dz' }],
  formats: [{ from: 2010, phases: ['regular season'] }],
  places: [[2022, 2024, '2 caf champions league', '2 relegation', 16]],
}
