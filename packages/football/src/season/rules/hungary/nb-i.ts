import type { CompetitionRules } from '../competition-rules.types.ts'
import { WINS_FIRST } from '../orders.ts'

export const HUNGARY_NB_I: CompetitionRules = {
  keys: ['hungary/nb-i'],
  articles: [[1988, '{season} Nemzeti Bajnokság I']],
  regulations: [{ from: 1990, title: 'MLSZ, Versenykiírás', url: 'https://www.mlsz.hu' }],
  eras: [
    { from: 1900, tieBreak: WINS_FIRST },
    { from: 1988, tieBreak: WINS_FIRST, pointsForWin: 3, shootOut: { win: 2, loss: 1 } },
    { from: 1989, tieBreak: WINS_FIRST },
  ],
}
