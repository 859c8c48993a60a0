import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once } from '../splits.ts'

export const ISRAEL_LIGA_LEUMIT: CompetitionRules = {
  keys: ['israel/liga-leumit'],
  articles: [[1999, '{season} Liga Leumit']],
  eras: [{ from: 2013, tieBreak: GOAL_DIFFERENCE, split: { after: 30, groups: [once(8), once(8)] } }],
  formats: [{ from: 2013, phases: ['regular season', 'split'] }],
}
