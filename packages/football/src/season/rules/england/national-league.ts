import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among } from '../orders.ts'

export const ENGLAND_NATIONAL_LEAGUE: CompetitionRules = {
  keys: ['england/national-league'],
  articles: [
    [1986, '{season} Football Conference'],
    [2015, '{season} National League'],
  ],
  regulations: [{ from: 2015, title: 'National League Rules', url: 'https://www.thenationalleague.org.uk' }],
  threePointsSince: 1981,
  eras: [
    { from: 1900, tieBreak: ['goal difference', 'goals', among('points')] },
    { from: 2019, tieBreak: ['goal difference', 'goals', among('points')], perMatch: true },
    { from: 2020, tieBreak: ['goal difference', 'goals', among('points')] },
  ],
  formats: [
    { from: 1986, phases: ['regular season'] },
    { from: 2002, phases: ['regular season', 'play-offs'] },
  ],
  places: [
    [2002, 2005, '1 promotion, 4 promotion play-off', ''],
    [2006, 2016, '1 promotion, 4 promotion play-off', '4 relegation', 24],
    [2017, 2018, '1 promotion, 6 promotion play-off', '4 relegation', 24],
    [2019, 2020, '1 promotion, 6 promotion play-off', ''],
    [2021, 2021, '1 promotion, 6 promotion play-off', '3 relegation'],
    [2022, ON, '1 promotion, 6 promotion play-off', '4 relegation'],
  ],
  decisions: {
    2005: { points: [['Altrincham', -18, 'ineligible player']] },
    2008: {
      points: [
        ['Oxford United', -5, 'ineligible player'],
        ['Crawley Town', -1, 'ineligible player'],
        ['Mansfield Town', -4, 'ineligible player'],
      ],
    },
    2010: {
      points: [
        ['Kidderminster Harriers', -5, 'financial rules'],
        ['Rushden & Diamonds', -5, 'financial rules'],
        ['Kettering Town', -2, 'financial rules'],
        ['Histon', -5, 'financial rules'],
      ],
    },
    2013: { points: [['Aldershot Town', -10, 'administration']] },
    2021: { points: [['Dover Athletic', -12, 'failure to play']] },
  },
}
