import type { CompetitionRules } from '../competition-rules.types.ts'

export const ESTONIA_MEISTRILIIGA: CompetitionRules = {
  keys: ['estonia/meistriliiga'],
  articles: [[1998, '{season} Meistriliiga']],
  formats: [{ from: 2005, phases: ['regular season'] }],
}
