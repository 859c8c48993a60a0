import type { CompetitionRules } from '../competition-rules.types.ts'
import { WINS_FIRST } from '../orders.ts'

export const HUNGARY_NB_I: CompetitionRules = {
  keys: ['hungary/nb-i'],
  articles: [[1990, '{season} Nemzeti Bajnokság I']],
  regulations: [{ from: 1990, title: 'MLSZ, Versenykiírás', url: 'https://www.mlsz.hu' }],
  eras: [{ from: 1900, tieBreak: WINS_FIRST }],
}
