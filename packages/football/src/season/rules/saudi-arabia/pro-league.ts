import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const SAUDI_ARABIA_PRO_LEAGUE: CompetitionRules = {
  keys: ['saudi-arabia/pro-league'],
  articles: [[2008, '{season} Saudi Pro League']],
  regulations: [{ from: 2008, title: 'SPL, competition rules', url: 'https://www.spl.com.sa' }],
  eras: [{ from: 1900, tieBreak: HEAD_TO_HEAD_GOALS }],
  places: [[2023, ON, '1 afc champions league', '3 relegation']],
}
