import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'

export const BULGARIA_PARVA_LIGA: CompetitionRules = {
  keys: ['bulgaria/parva-liga'],
  articles: [
    [2000, '{season} A Group'],
    [2016, '{season} First Professional Football League (Bulgaria)'],
  ],
  regulations: [{ from: 2016, title: 'BFU, Naredba of the championship', url: 'https://bfunion.bg' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    { from: 2024, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, split: { after: 30, groups: [4, 4, 8] } },
  ],
  formats: [{ from: 2016, phases: ['regular season', 'split', 'play-offs'] }],
}
