import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const ROMANIA_LIGA_2: CompetitionRules = {
  keys: ['romania/liga-2'],
  articles: [[2006, '{season} Liga II']],
  eras: [{ from: 2016, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [
    { from: 2016, phases: ['regular season'] },
    { from: 2020, phases: ['regular season', 'split', 'play-offs'] },
  ],
}
