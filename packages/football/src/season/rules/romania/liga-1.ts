import type { TableRules } from '../../table/table-rules.types.ts'
import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { once, twice } from '../splits.ts'

const HALVED: Pick<TableRules, 'tieBreak' | 'carry' | 'figuresFromZero' | 'secondTieBreak'> = {
  tieBreak: HEAD_TO_HEAD_GOALS,
  carry: 'half, rounded up',
  figuresFromZero: true,
  secondTieBreak: ['half point gained', 'first-phase points', ...HEAD_TO_HEAD_GOALS],
}

export const ROMANIA_LIGA_1: CompetitionRules = {
  keys: ['romania/liga-1'],
  articles: [
    [1945, '{season} Divizia A'],
    [2006, '{season} Liga I'],
  ],
  regulations: [{ from: 1945, title: 'FRF, Regulament', url: 'https://www.frf.ro' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS },
    { from: 2015, ...HALVED, split: { after: 26, groups: [twice(6), twice(8)] } },
    {
      ...{ from: 2020, ...HALVED },
      split: { after: 30, groups: [twice(6), once(10)], bottom: '2 relegation play-off, 2 relegation' },
    },
  ],
  formats: [
    { from: 1990, phases: ['regular season'] },
    { from: 2015, phases: ['regular season', 'split', 'play-offs'] },
  ],
  places: [
    [2015, 2019, '6 title round', '8 relegation round', 14],
    [2020, ON, '6 title round', '10 relegation round'],
  ],
}
