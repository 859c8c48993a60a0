import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { once, twice } from '../splits.ts'

export const SOUTH_KOREA_K_LEAGUE_1: CompetitionRules = {
  keys: ['south-korea/k-league-1'],
  articles: [
    [1998, '{season} K League'],
    [2013, '{season} K League Classic'],
    [2018, '{season} K League 1'],
  ],
  regulations: [{ from: 2013, title: 'K League, competition rules', url: 'https://www.kleague.com' }],
  eras: [
    { from: 1998, extraTime: { win: 2, loss: 0 }, shootOut: { win: 1, loss: 0 } },
    { from: 2001 },
    {
      from: 2012,
      tieBreak: ['goal difference', 'goals', 'wins'],
      split: { after: 30, groups: [twice(8), twice(8)] },
      lastResorts: ['fair play', 'lots'],
    },
    {
      from: 2013,
      tieBreak: ['goal difference', 'goals', 'wins'],
      split: { after: 26, groups: [twice(7), twice(7)] },
      lastResorts: ['fair play', 'lots'],
    },
    {
      from: 2014,
      tieBreak: ['goal difference', 'goals', 'wins'],
      split: { after: 33, groups: [once(6), once(6)] },
      lastResorts: ['fair play', 'lots'],
    },
    {
      from: 2016,
      tieBreak: ['goals', 'goal difference', 'wins'],
      split: { after: 33, groups: [once(6), once(6)] },
      lastResorts: ['fair play', 'lots'],
    },
    {
      from: 2020,
      tieBreak: ['goals', 'goal difference', 'wins'],
      split: { after: 22, groups: [once(6), once(6)] },
      lastResorts: ['fair play', 'lots'],
    },
    {
      from: 2021,
      tieBreak: ['goals', 'goal difference', 'wins'],
      split: { after: 33, groups: [once(6), once(6)] },
      lastResorts: ['fair play', 'lots'],
    },
  ],
  formats: [{ from: 2012, phases: ['regular season', 'split'] }],
  places: [
    [2014, 2021, '1 afc champions league', '1 relegation play-off, 1 relegation', 12],
    [2022, ON, '1 afc champions league', '2 relegation play-off, 1 relegation'],
  ],
  decisions: {
    2016: { points: [['Jeonbuk Hyundai Motors|Jeonbuk', -9, 'match-fixing', '2016-09-30']] },
  },
}
