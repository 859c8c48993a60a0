import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { once } from '../splits.ts'

export const POLAND_EKSTRAKLASA: CompetitionRules = {
  keys: ['poland/ekstraklasa'],
  articles: [[1990, '{season} Ekstraklasa']],
  regulations: [{ from: 1990, title: 'PZPN, Regulamin rozgrywek', url: 'https://www.pzpn.pl' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS },
    {
      from: 2013,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 30, groups: [once(8), once(8)] },
      carry: 'half, rounded up',
      secondTieBreak: ['first-phase place'],
    },
    {
      from: 2017,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 30, groups: [once(8), once(8)] },
      secondTieBreak: ['first-phase place'],
    },
    { from: 2020, tieBreak: HEAD_TO_HEAD_GOALS },
  ],
  formats: [
    { from: 1990, phases: ['regular season'] },
    { from: 2013, phases: ['regular season', 'split'] },
    { from: 2020, phases: ['regular season'] },
  ],
  places: [
    [2012, 2012, '1 champions league qualifying', '2 relegation', 16],
    // From 2013 to 2016 points were halved before the last rounds, which this table does not do.
    [2017, 2018, '1 champions league qualifying', '2 relegation', 16],
    [2019, 2019, '1 champions league qualifying', '3 relegation', 16],
    [2020, 2020, '1 champions league qualifying', '1 relegation', 16],
    [2021, ON, '1 champions league qualifying', '3 relegation'],
  ],
  decisions: {
    2016: { points: [['Ruch Chorzów|Ruch', -4, 'licence']] },
    2017: { points: [['Lechia Gdańsk', -1, 'licence']] },
  },
}
