import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const SLOVENIA_2_SNL: CompetitionRules = {
  keys: ['slovenia/2-snl'],
  articles: [[1991, '{season} Slovenian Second League']],
  eras: [{ from: 2014, tieBreak: HEAD_TO_HEAD_GOALS }],
}
