import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const CHILE_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['chile/primera-division'],
  articles: [[2018, '{season} Chilean Primera División']],
  regulations: [{ from: 2018, title: 'ANFP, Bases del campeonato nacional', url: 'https://www.anfp.cl' }],
  formats: [{ from: 2018, phases: ['regular season'] }],
  places: [[2022, ON, '2 libertadores', '2 relegation', 16]],
}
