import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const SLOVENIA_1_SNL: CompetitionRules = {
  keys: ['slovenia/1-snl'],
  articles: [[1991, '{season} Slovenian PrvaLiga']],
  eras: [{ from: 2014, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2005, phases: ['regular season'] }],
  places: [[2005, ON, '1 champions', '1 relegation play-off, 1 relegation', 10]],
}
