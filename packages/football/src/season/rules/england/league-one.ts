import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_AVERAGE, GOAL_DIFFERENCE } from '../orders.ts'

export const ENGLAND_LEAGUE_ONE: CompetitionRules = {
  keys: ['england/league-one'],
  articles: [
    [1920, '{season} Football League'],
    [2004, '{season} Football League One'],
    [2016, '{season} EFL League One'],
  ],
  regulations: [{ from: 1920, title: 'EFL Regulations, section 3', url: 'https://www.efl.com' }],
  threePointsSince: 1981,
  eras: [
    { from: 1888, tieBreak: GOAL_AVERAGE },
    { from: 1976, tieBreak: GOAL_DIFFERENCE },
    { from: 1992, tieBreak: ['goals', 'goal difference'] },
    { from: 1999, tieBreak: ['goal difference', 'goals', among('points')] },
    { from: 2019, tieBreak: ['goal difference', 'goals', among('points')], perMatch: true },
    { from: 2020, tieBreak: ['goal difference', 'goals', among('points')] },
  ],
  formats: [
    { from: 1920, phases: ['regular season'] },
    { from: 1986, phases: ['regular season', 'play-offs'] },
    {
      from: 1999,
      phases: ['regular season', 'play-offs'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  places: [
    [1993, 1993, '2 promotion, 4 promotion play-off', '4 relegation'],
    [1994, 1994, '1 promotion, 4 promotion play-off', '5 relegation'],
    [1995, 2018, '2 promotion, 4 promotion play-off', '4 relegation'],
    // Bury had been expelled.
    [2019, 2019, '2 promotion, 4 promotion play-off', '3 relegation'],
    [2020, ON, '2 promotion, 4 promotion play-off', '4 relegation'],
  ],
  decisions: {
    1981: { points: [['Bristol Rovers', -2, 'ineligible player']] },
    2004: { points: [['Wrexham', -10, 'administration', '2004-12-03']] },
    2006: { points: [['Rotherham United', -10, 'administration']] },
    2007: {
      points: [
        ['Leeds United', -15, 'administration'],
        ['Luton Town', -10, 'administration', '2007-11-22'],
        ['AFC Bournemouth', -10, 'administration', '2008-02-08'],
      ],
    },
    2009: {
      points: [
        ['Southampton', -10, 'administration'],
        ['Hartlepool United', -3, 'ineligible player'],
      ],
    },
    2010: { points: [['Plymouth Argyle', -10, 'administration', '2011-02-21']] },
    2012: {
      points: [
        ['Portsmouth', -10, 'administration'],
        ['Coventry City', -10, 'administration', '2013-03-28'],
      ],
    },
    2013: { points: [['Coventry City', -10, 'administration']] },
    2019: { points: [['Bolton Wanderers', -12, 'administration']] },
    2023: {
      points: [
        ['Wigan Athletic', -8, 'late payments'],
        ['Reading', -6, 'late payments'],
      ],
    },
  },
}
