import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const NORWAY_FIRST_DIVISION: CompetitionRules = {
  keys: ['norway/first-division'],
  articles: [[1991, '{season} Norwegian First Division']],
  regulations: [{ from: 1991, title: 'NFF, Turneringsbestemmelser', url: 'https://www.fotball.no' }],
  eras: [{ from: 1995, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 1995, phases: ['regular season', 'play-offs'] }],
  places: [[2021, ON, '2 promotion, 4 promotion play-off', '1 relegation play-off, 2 relegation', 16]],
  decisions: {
    2021: { points: [['Raufoss', -1, 'ineligible player', '2021-11-03']] },
  },
}
