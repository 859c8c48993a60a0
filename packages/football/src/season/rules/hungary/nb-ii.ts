import type { CompetitionRules } from '../competition-rules.types.ts'
import { WINS_FIRST } from '../orders.ts'

export const HUNGARY_NB_II: CompetitionRules = {
  keys: ['hungary/nb-ii'],
  articles: [[2010, '{season} Nemzeti Bajnokság II']],
  eras: [{ from: 2010, tieBreak: WINS_FIRST }],
  formats: [{ from: 2014, phases: ['regular season'] }],
}
