import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const MOROCCO_BOTOLA_PRO: CompetitionRules = {
  keys: ['morocco/botola-pro', 'morocco/botola'],
  articles: [[2006, '{season} Botola']],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS }],
}
