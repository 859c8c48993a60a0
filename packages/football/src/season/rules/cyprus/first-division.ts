import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CYPRUS_FIRST_DIVISION: CompetitionRules = {
  keys: ['cyprus/first-division'],
  articles: [[1990, '{season} Cypriot First Division']],
  regulations: [{ from: 1990, title: 'CFA, Regulations of the championships', url: 'https://www.cfa.com.cy' }],
  threePointsSince: 1991,
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
    { from: 2022, tieBreak: HEAD_TO_HEAD_GOALS, split: { after: 26, groups: [6, 8] }, lastResorts: ['play-off match'] },
  ],
  formats: [{ from: 2007, phases: ['regular season', 'split'] }],
  places: [[2022, ON, '6 title round', '8 relegation round', 14]],
}
