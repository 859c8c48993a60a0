import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const MOROCCO_BOTOLA_2: CompetitionRules = {
  keys: ['morocco/botola-2'],
  articles: [[2011, '{season} Botola 2']],
  eras: [{ from: 2011, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2011, phases: ['regular season'] }],
}
