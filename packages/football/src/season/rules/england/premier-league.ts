import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_AVERAGE, GOAL_DIFFERENCE } from '../orders.ts'

export const ENGLAND_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['england/premier-league'],
  articles: [
    [1888, '{season} Football League'],
    [1992, '{season} FA Premier League'],
    [2007, '{season} Premier League'],
  ],
  regulations: [
    { from: 1992, title: 'Premier League Handbook, section C', url: 'https://www.premierleague.com' },
    { from: 1992, title: 'UEFA, access lists of the club competitions', url: 'https://www.uefa.com' },
  ],
  threePointsSince: 1981,
  eras: [
    { from: 1888, tieBreak: GOAL_AVERAGE },
    { from: 1976, tieBreak: GOAL_DIFFERENCE },
    { from: 1992, tieBreak: GOAL_DIFFERENCE, lastResorts: ['play-off match'] },
    {
      from: 2019,
      tieBreak: ['goal difference', 'goals', among('points', 'away goals')],
      lastResorts: ['play-off match'],
    },
  ],
  formats: [{ from: 1888, phases: ['regular season'] }],
  places: [
    [1993, 1993, '1 champions', '3 relegation'],
    [1994, 1994, '1 champions', '4 relegation'],
    [1995, 1995, '1 champions', '3 relegation'],
    [1996, 1997, '1 champions league, 1 champions league qualifying', '3 relegation'],
    [1998, 2000, '2 champions league, 1 champions league qualifying', '3 relegation'],
    // Liverpool, fifth, entered the Champions League as its holders.
    [2004, 2004, '2 champions league, 2 champions league qualifying', '3 relegation'],
    [2001, 2007, '2 champions league, 2 champions league qualifying, 1 uefa cup', '3 relegation'],
    // Chelsea won the Champions League from sixth place and took the fourth place's entry.
    [2011, 2011, '3 champions league, 2 europa league', '3 relegation'],
    [2008, 2016, '3 champions league, 1 champions league qualifying, 1 europa league', '3 relegation'],
    [2017, 2023, '4 champions league, 1 europa league', '3 relegation'],
    [2024, 2025, '5 champions league, 1 europa league', '3 relegation'],
    [2026, ON, '4 champions league, 1 europa league', '3 relegation'],
  ],
  decisions: {
    1990: {
      points: [
        ['Arsenal', -2, 'misconduct'],
        ['Manchester United', -1, 'misconduct'],
      ],
    },
    1996: { points: [['Middlesbrough', -3, 'failure to play', '1997-01-14']] },
    2009: { points: [['Portsmouth', -9, 'administration', '2010-03-17']] },
    2023: {
      points: [
        ['Everton', -10, 'financial rules', '2023-11-17'],
        ['Everton', 4, 'appeal', '2024-02-26'],
        ['Nottingham Forest', -4, 'financial rules', '2024-03-18'],
        ['Everton', -2, 'financial rules', '2024-04-08'],
      ],
    },
  },
}
