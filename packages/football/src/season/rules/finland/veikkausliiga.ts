import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once, twice } from '../splits.ts'

export const FINLAND_VEIKKAUSLIIGA: CompetitionRules = {
  keys: ['finland/veikkausliiga'],
  articles: [[1990, '{season} Veikkausliiga']],
  regulations: [{ from: 1990, title: 'Palloliitto, Veikkausliiga rules', url: 'https://www.palloliitto.fi' }],
  eras: [
    { from: 2019, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [once(6), once(6)] } },
    { from: 2025, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [twice(6), once(6)] } },
  ],
  formats: [{ from: 2019, phases: ['regular season', 'split', 'play-offs'] }],
  places: [
    [2012, 2014, '1 champions league qualifying', '1 relegation', 12],
    [2015, ON, '1 champions league qualifying', '1 relegation play-off, 1 relegation'],
  ],
}
