import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { twice } from '../splits.ts'

export const DENMARK_SUPERLIGA: CompetitionRules = {
  keys: ['denmark/superliga'],
  articles: [[1991, '{season} Danish Superliga']],
  regulations: [{ from: 1991, title: 'Divisionsforeningen, Propositioner', url: 'https://divisionsforeningen.dk' }],
  eras: [
    { from: 1900, tieBreak: GOAL_DIFFERENCE },
    // The lower groups are places 7, 10, 11, 14 and 8, 9, 12, 13.
    { from: 2016, tieBreak: GOAL_DIFFERENCE, split: { after: 26, groups: [twice(6), twice(4), twice(4)] } },
    {
      ...{ from: 2020, tieBreak: GOAL_DIFFERENCE },
      split: { after: 22, groups: [twice(6), twice(6)], bottom: '2 relegation' },
    },
  ],
  formats: [
    { from: 1995, phases: ['regular season'] },
    { from: 2016, phases: ['regular season', 'split', 'play-offs'] },
  ],
  places: [
    [2012, 2014, '1 champions', '2 relegation', 12],
    [2015, 2015, '1 champions', '1 relegation', 12],
    [2016, 2019, '6 title round', '8 relegation round', 14],
    [2020, ON, '6 title round', '6 relegation round'],
  ],
}
