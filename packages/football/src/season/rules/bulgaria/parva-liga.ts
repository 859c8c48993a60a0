import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_AWAY_GOALS } from '../orders.ts'
import { once, twice } from '../splits.ts'

export const BULGARIA_PARVA_LIGA: CompetitionRules = {
  keys: ['bulgaria/parva-liga'],
  articles: [
    [2000, '{season} A Group'],
    [2016, '{season} First Professional Football League (Bulgaria)'],
  ],
  regulations: [{ from: 2016, title: 'BFU, Naredba of the championship', url: 'https://bfunion.bg' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    // The last eight go on in two groups, until 2019 of every other place.
    { from: 2016, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, split: { after: 26, groups: [twice(6), twice(4), twice(4)] } },
    { from: 2019, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, split: { after: 26, groups: [once(6), once(4), once(4)] } },
    { from: 2020, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, split: { after: 26, groups: [twice(6), twice(4), twice(4)] } },
    { from: 2022, tieBreak: HEAD_TO_HEAD_AWAY_GOALS },
    { from: 2024, tieBreak: HEAD_TO_HEAD_AWAY_GOALS, split: { after: 30, groups: [twice(4), twice(4), once(8)] } },
  ],
  formats: [{ from: 2016, phases: ['regular season', 'split', 'play-offs'] }],
}
