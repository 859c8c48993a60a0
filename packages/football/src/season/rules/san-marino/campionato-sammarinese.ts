import type { CompetitionRules } from '../competition-rules.types.ts'

export const SAN_MARINO_CAMPIONATO_SAMMARINESE: CompetitionRules = {
  keys: ['san-marino/campionato-sammarinese'],
  articles: [[1985, '{season} Campionato Sammarinese di Calcio']],
}
