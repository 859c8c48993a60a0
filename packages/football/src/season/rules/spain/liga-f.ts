import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD } from '../orders.ts'

export const SPAIN_LIGA_F: CompetitionRules = {
  keys: ['spain/liga-f'],
  articles: [[2022, '{season} Liga F']],
  regulations: [{ from: 2022, title: 'RFEF, Reglamento General', url: 'https://rfef.es' }],
  eras: [{ from: 2011, tieBreak: HEAD_TO_HEAD, lastResorts: ['fair play', 'play-off match'] }],
  formats: [{ from: 2022, phases: ['regular season'] }],
  places: [[2022, ON, '', '2 relegation', 16]],
}
