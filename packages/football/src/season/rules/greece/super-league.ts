import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { once, twice } from '../splits.ts'

export const GREECE_SUPER_LEAGUE: CompetitionRules = {
  keys: ['greece/super-league'],
  articles: [
    [1959, '{season} Alpha Ethniki'],
    [2006, '{season} Super League Greece'],
  ],
  regulations: [{ from: 2006, title: 'Super League Greece, Proclamation', url: 'https://www.slgr.gr' }],
  threePointsSince: 1992,
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS, regularSeasonOnly: true },
    { from: 2019, tieBreak: HEAD_TO_HEAD_GOALS, split: { after: 26, groups: [twice(6), once(8)] } },
    {
      from: 2024,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: {
        ...{ after: 26, groups: [twice(4), { ...twice(4), carry: 'half, rounded up' }, twice(6)] },
        bottom: '2 relegation',
      },
    },
  ],
  formats: [
    { from: 1959, phases: ['regular season'] },
    { from: 2007, phases: ['regular season', 'play-offs'] },
    { from: 2019, phases: ['regular season', 'split'] },
  ],
  places: [
    [1995, 1998, '1 champions', '3 relegation', 18],
    [2003, 2004, '1 champions', '1 relegation play-off, 2 relegation', 16],
    [2006, 2010, '1 champions', '3 relegation', 16],
    [2017, 2017, '1 champions', '2 relegation', 16],
    [2019, 2023, '6 title round', '8 relegation round', 14],
    [2024, ON, '4 title round, 4 europe round', '6 relegation round'],
  ],
  decisions: {
    2017: {
      points: [
        ['PAOK', -3, 'crowd trouble'],
        ['Olympiacos', -3, 'crowd trouble'],
      ],
    },
    2018: {
      points: [
        ['PAOK', -2, 'crowd trouble'],
        ['AEK Athens|AEK', -3, 'crowd trouble'],
      ],
    },
  },
}
