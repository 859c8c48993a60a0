import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { WINS_FIRST } from '../orders.ts'
import { apart, twice } from '../splits.ts'

const ORDER = [...WINS_FIRST, 'away goals', 'away wins'] as const
const SECOND_ORDER = ['half point gained', 'first-phase place'] as const
const HALVED = { carry: 'half, rounded up', figuresFromZero: true, secondTieBreak: SECOND_ORDER } as const

export const BELGIUM_PRO_LEAGUE: CompetitionRules = {
  keys: ['belgium/pro-league'],
  articles: [
    [1895, '{season} Belgian First Division'],
    [2009, '{season} Belgian Pro League'],
    [2016, '{season} Belgian First Division A'],
    [2022, '{season} Belgian Pro League'],
  ],
  regulations: [{ from: 1895, title: 'RBFA and Pro League, Bondsreglement', url: 'https://www.proleague.be' }],
  eras: [
    { from: 1900, tieBreak: ORDER, regularSeasonOnly: true },
    // Clubs of the second division joined the lower play-offs, whose clubs began at zero.
    {
      ...{ from: 2009, tieBreak: ORDER, ...HALVED, regularSeasonOnly: true },
      split: { after: 30, groups: [twice(6), { ...apart(10), carry: 'none' }] },
    },
    {
      ...{ from: 2020, tieBreak: ORDER, ...HALVED },
      split: { after: 34, groups: [twice(4), twice(4), apart(10)] },
    },
    {
      ...{ from: 2023, tieBreak: ORDER, ...HALVED },
      split: {
        ...{ after: 30, groups: [twice(6), twice(6), { ...twice(4), carry: 'all' }] },
        bottom: '1 relegation play-off, 2 relegation',
      },
    },
    { from: 2026, tieBreak: ORDER },
  ],
  formats: [
    { from: 1895, phases: ['regular season'] },
    { from: 2009, phases: ['regular season', 'split', 'play-offs'] },
    { from: 2026, phases: ['regular season'] },
  ],
  places: [
    [1995, 2001, '', '2 relegation', 18],
    [2003, 2004, '', '2 relegation', 18],
    [2005, 2007, '', '1 relegation play-off, 1 relegation', 18],
    [2009, 2014, '6 title round, 8 europe round', '2 relegation play-off', 16],
    [2015, 2018, '6 title round, 9 europe round', '1 relegation', 16],
    [2020, 2021, '4 title round, 4 europe round', '1 relegation play-off, 1 relegation', 18],
    [2022, 2022, '4 title round, 4 europe round', '3 relegation', 18],
    [2023, 2025, '6 title round, 6 europe round', '4 relegation round', 16],
    [2026, ON, '1 champions', '2 relegation'],
  ],
  decisions: {
    2008: { playOffs: [['Standard Liège', 'Anderlecht']] },
  },
}
