import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const NETHERLANDS_EREDIVISIE_VROUWEN: CompetitionRules = {
  keys: ['netherlands/eredivisie-vrouwen'],
  articles: [[2007, '{season} Eredivisie (women)']],
  eras: [{ from: 2015, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2021, phases: ['regular season'] }],
}
