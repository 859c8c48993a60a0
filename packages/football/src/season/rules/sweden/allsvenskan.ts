import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const SWEDEN_ALLSVENSKAN: CompetitionRules = {
  keys: ['sweden/allsvenskan'],
  articles: [[1924, '{season} Allsvenskan']],
  regulations: [{ from: 1924, title: 'SvFF, Tävlingsbestämmelser', url: 'https://www.svenskfotboll.se' }],
  places: [[2008, ON, '1 champions league qualifying', '1 relegation play-off, 2 relegation']],
}
