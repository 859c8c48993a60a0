import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_AVERAGE, GOAL_DIFFERENCE } from '../orders.ts'

export const ENGLAND_CHAMPIONSHIP: CompetitionRules = {
  keys: ['england/championship'],
  articles: [
    [1892, '{season} Football League'],
    [2004, '{season} Football League Championship'],
    [2016, '{season} EFL Championship'],
  ],
  regulations: [{ from: 1892, title: 'EFL Regulations, section 3', url: 'https://www.efl.com' }],
  threePointsSince: 1981,
  eras: [
    { from: 1888, tieBreak: GOAL_AVERAGE },
    { from: 1976, tieBreak: GOAL_DIFFERENCE },
    { from: 1992, tieBreak: ['goals', 'goal difference'] },
    { from: 1999, tieBreak: ['goal difference', 'goals', among('points')] },
  ],
  formats: [
    { from: 1892, phases: ['regular season'] },
    { from: 1986, phases: ['regular season', 'play-offs'] },
    {
      from: 1999,
      phases: ['regular season', 'play-offs'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  places: [
    [1993, 1993, '2 promotion, 4 promotion play-off', '3 relegation'],
    [1994, 1994, '1 promotion, 4 promotion play-off', '4 relegation'],
    [1995, 2025, '2 promotion, 4 promotion play-off', '3 relegation'],
    [2026, ON, '2 promotion, 6 promotion play-off', '3 relegation'],
  ],
  decisions: {
    2006: { points: [['Leeds United', -10, 'administration', '2007-05-04']] },
    2009: { points: [['Crystal Palace', -10, 'administration', '2010-01-26']] },
    2011: { points: [['Portsmouth', -10, 'administration', '2012-02-17']] },
    2014: { points: [['Rotherham United', -3, 'ineligible player', '2015-04-24']] },
    2018: { points: [['Birmingham City', -9, 'financial rules', '2019-03-22']] },
    2019: { points: [['Wigan Athletic', -12, 'administration', '2020-07-22']] },
    2020: { points: [['Sheffield Wednesday', -6, 'financial rules']] },
    2021: {
      points: [
        ['Derby County', -12, 'administration', '2021-09-22'],
        ['Derby County', -9, 'financial rules', '2021-11-16'],
        ['Reading', -6, 'financial rules', '2021-11-17'],
      ],
    },
    2022: {
      points: [
        ['Wigan Athletic', -3, 'late payments', '2023-03-20'],
        ['Reading', -6, 'financial rules', '2023-04-04'],
      ],
    },
    2025: {
      points: [
        ['Sheffield Wednesday', -12, 'administration', '2025-10-24'],
        ['Sheffield Wednesday', -6, 'late payments', '2025-12-01'],
      ],
    },
  },
}
