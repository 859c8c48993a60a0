import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const SLOVAKIA_SUPER_LIGA: CompetitionRules = {
  keys: ['slovakia/super-liga'],
  articles: [[2014, '{season} Slovak First Football League']],
  regulations: [{ from: 2014, title: 'ÚLK and SFZ, Rozpis súťaží', url: 'https://www.nikeliga.sk' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS, split: { after: 22, groups: [6, 6] } }],
}
