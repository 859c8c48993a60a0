import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { apart, once, twice } from '../splits.ts'

export const CYPRUS_FIRST_DIVISION: CompetitionRules = {
  keys: ['cyprus/first-division'],
  articles: [[1990, '{season} Cypriot First Division']],
  regulations: [{ from: 1990, title: 'CFA, Regulations of the championships', url: 'https://www.cfa.com.cy' }],
  threePointsSince: 1991,
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
    {
      ...{ from: 2015, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
      split: { after: 26, groups: [twice(6), twice(6), apart(2)] },
    },
    { from: 2018, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
    {
      ...{ from: 2020, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
      split: { after: 26, groups: [twice(6), twice(8)] },
    },
    {
      ...{ from: 2021, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
      split: { after: 22, groups: [twice(6), twice(6)] },
    },
    {
      ...{ from: 2022, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
      split: { after: 26, groups: [twice(6), once(8)] },
    },
  ],
  formats: [{ from: 2007, phases: ['regular season', 'split'] }],
  places: [[2022, ON, '6 title round', '8 relegation round', 14]],
}
