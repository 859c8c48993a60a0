import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { twice } from '../splits.ts'

export const SLOVAKIA_SUPER_LIGA: CompetitionRules = {
  keys: ['slovakia/super-liga'],
  articles: [[2014, '{season} Slovak First Football League']],
  regulations: [{ from: 2014, title: 'ÚLK and SFZ, Rozpis súťaží', url: 'https://www.nikeliga.sk' }],
  eras: [
    {
      ...{ from: 2017, tieBreak: HEAD_TO_HEAD_GOALS },
      split: { after: 22, groups: [twice(6), twice(6)], bottom: '1 relegation play-off, 1 relegation' },
    },
  ],
  formats: [{ from: 2017, phases: ['regular season', 'split', 'play-offs'] }],
  places: [[2017, ON, '6 title round', '6 relegation round', 12]],
}
