import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const NORWAY_ELITESERIEN: CompetitionRules = {
  keys: ['norway/eliteserien'],
  articles: [
    [1991, '{season} Tippeligaen'],
    [2017, '{season} Eliteserien'],
  ],
  regulations: [{ from: 1991, title: 'NFF, Turneringsbestemmelser', url: 'https://www.fotball.no' }],
  places: [[2012, ON, '1 champions league qualifying', '1 relegation play-off, 2 relegation']],
}
