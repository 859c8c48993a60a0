import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const TURKEY_1_LIG: CompetitionRules = {
  keys: ['turkey/1-lig'],
  articles: [[2007, '{season} TFF First League']],
  regulations: [{ from: 2001, title: 'TFF, 1. Lig Statüsü', url: 'https://www.tff.org' }],
  eras: [{ from: 2001, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] }],
  formats: [{ from: 2005, phases: ['regular season', 'play-offs'] }],
  places: [[2024, ON, '2 promotion, 5 promotion play-off', '4 relegation', 20]],
}
