import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const ISRAEL_LIGA_LEUMIT: CompetitionRules = {
  keys: ['israel/liga-leumit'],
  articles: [[1999, '{season} Liga Leumit']],
  eras: [{ from: 2013, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2013, phases: ['regular season', 'split'] }],
}
