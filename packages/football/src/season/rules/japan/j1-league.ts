import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const JAPAN_J1_LEAGUE: CompetitionRules = {
  keys: ['japan/j1-league'],
  articles: [
    [1993, '{season} J.League'],
    [1999, '{season} J.League Division 1'],
    [2015, '{season} J1 League'],
  ],
  regulations: [{ from: 1993, title: 'J.League, competition rules', url: 'https://www.jleague.jp' }],
  eras: [
    { from: 1995, shootOut: { win: 3, loss: 1 } },
    { from: 1997, extraTime: { win: 2, loss: 0 }, shootOut: { win: 1, loss: 0 } },
    // A golden goal, and one point each without it.
    { from: 1999, extraTime: { win: 2, loss: 0 } },
    {
      from: 2003,
      tieBreak: [...GOAL_DIFFERENCE, among('points', 'goal difference', 'goals')],
      lastResorts: ['fair play', 'lots'],
    },
  ],
  formats: [
    { from: 1993, phases: ['half years', 'play-offs'], halves: { names: ['1st Stage', '2nd Stage'], year: true } },
    { from: 2005, phases: ['regular season'] },
    { from: 2015, phases: ['half years', 'play-offs'], halves: { names: ['1st Stage', '2nd Stage'], year: true } },
    { from: 2017, phases: ['regular season'] },
  ],
  places: [
    [2005, 2008, '1 afc champions league', '1 relegation play-off, 2 relegation', 18],
    [2009, 2017, '1 afc champions league', '3 relegation', 18],
    [2018, 2019, '1 afc champions league', '1 relegation play-off, 2 relegation', 18],
    [2020, 2020, '1 afc champions league', '', 18],
    [2021, 2021, '1 afc champions league', '4 relegation', 20],
    [2022, 2022, '1 afc champions league', '1 relegation play-off, 2 relegation', 18],
    [2023, 2023, '1 afc champions league', '1 relegation', 18],
    [2024, ON, '1 afc champions league', '3 relegation'],
  ],
}
