import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { apart, twice } from '../splits.ts'

export const TURKEY_SUPER_LIG: CompetitionRules = {
  keys: ['turkey/super-lig'],
  articles: [[2001, '{season} Süper Lig']],
  regulations: [
    { from: 2001, title: 'TFF, Süper Lig Statüsü', url: 'https://www.tff.org' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  threePointsSince: 1987,
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
    {
      ...{ from: 2011, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
      ...{
        carry: 'half, rounded up',
        figuresFromZero: true,
        secondTieBreak: ['half point gained', ...HEAD_TO_HEAD_GOALS],
      },
      split: { after: 34, groups: [twice(4), twice(4), apart(10)] },
    },
    { from: 2012, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match'] },
  ],
  formats: [
    { from: 2001, phases: ['regular season'] },
    { from: 2011, phases: ['regular season', 'split'] },
    { from: 2012, phases: ['regular season'] },
  ],
  places: [
    [1994, 2018, '1 champions', '3 relegation', 18],
    // Relegation was called off.
    [2019, 2019, '1 champions', '', 18],
    [2020, 2020, '1 champions league, 1 champions league qualifying', '4 relegation', 21],
    [2021, 2021, '2 champions league qualifying', '4 relegation', 20],
    [2022, 2022, '1 champions league qualifying', ''],
    [2023, 2023, '2 champions league qualifying', '4 relegation', 20],
    [2024, 2024, '1 champions league, 1 champions league qualifying', '4 relegation', 19],
    [2025, 2025, '1 champions league, 1 champions league qualifying', '3 relegation', 18],
    [2026, ON, '1 champions', '3 relegation'],
  ],
  decisions: {
    2024: {
      points: [
        ['Adana Demirspor', -3, 'late payments', '2024-12-06'],
        ['Adana Demirspor', -3, 'failure to play'],
        ['Adana Demirspor', -6, null],
      ],
    },
  },
}
