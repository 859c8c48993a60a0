import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_AVERAGE, GOAL_DIFFERENCE } from '../orders.ts'

export const ENGLAND_LEAGUE_TWO: CompetitionRules = {
  keys: ['england/league-two'],
  articles: [
    [1958, '{season} Football League'],
    [2004, '{season} Football League Two'],
    [2016, '{season} EFL League Two'],
  ],
  regulations: [{ from: 1958, title: 'EFL Regulations, section 3', url: 'https://www.efl.com' }],
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
    { from: 1958, phases: ['regular season'] },
    { from: 1986, phases: ['regular season', 'play-offs'] },
    {
      from: 1999,
      phases: ['regular season', 'play-offs'],
      ties: { legs: 2, finalLegs: 1, awayGoals: false, extraTime: true },
    },
  ],
  places: [
    // The champions of the Conference had no ground that met the League's criteria.
    [1993, 1993, '3 promotion, 4 promotion play-off', ''],
    [1994, 1994, '2 promotion, 4 promotion play-off', ''],
    [1995, 1995, '3 promotion, 4 promotion play-off', ''],
    [1996, 2001, '3 promotion, 4 promotion play-off', '1 relegation'],
    [2002, 2018, '3 promotion, 4 promotion play-off', '2 relegation'],
    [2019, 2019, '3 promotion, 4 promotion play-off', '1 relegation'],
    [2020, ON, '3 promotion, 4 promotion play-off', '2 relegation'],
  ],
  decisions: {
    1987: {
      points: [
        ['Tranmere Rovers', -2, 'failure to play'],
        ['Halifax Town', -1, 'ineligible player'],
      ],
    },
    1994: {
      results: [
        ['Bury', 'Walsall', '1995-05-04', [0, 0], 'recorded'],
        ['Carlisle United', 'Lincoln City', '1995-05-06', [1, 3], 'recorded'],
      ],
    },
    1996: { points: [['Brighton & Hove Albion', -2, 'crowd trouble', '1996-12-09']] },
    1997: { points: [['Leyton Orient', -3, 'ineligible player']] },
    2000: { points: [['Chesterfield', -9, 'accounts']] },
    2002: { points: [['Boston United', -4, 'accounts']] },
    2004: { points: [['Cambridge United', -10, 'administration', '2005-04-29']] },
    2006: { points: [['Boston United', -10, 'administration', '2007-05-05']] },
    2007: { points: [['Rotherham United', -10, 'administration', '2008-03-18']] },
    2008: {
      points: [
        ['Luton Town', -30, 'administration'],
        ['AFC Bournemouth', -17, 'administration'],
        ['Rotherham United', -17, 'administration'],
        ['Darlington', -10, 'administration', '2009-02-25'],
      ],
    },
    2010: {
      points: [
        ['Hereford United', -3, 'ineligible player'],
        ['Torquay United', -1, 'ineligible player'],
      ],
    },
    2011: { points: [['Port Vale', -10, 'administration', '2012-03-09']] },
    2019: { points: [['Macclesfield Town', -17, 'late payments']] },
    2023: { points: [['Morecambe', -3, 'late payments']] },
  },
}
