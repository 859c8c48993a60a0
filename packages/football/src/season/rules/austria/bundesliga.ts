import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD_AWAY_GOALS, HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { apart, twice } from '../splits.ts'

/** The last four played on with clubs of the second division. */
const SPLIT_1985 = { after: 22, groups: [twice(8), apart(4)] }

export const AUSTRIA_BUNDESLIGA: CompetitionRules = {
  keys: ['austria/bundesliga'],
  articles: [[1974, '{season} Austrian Football Bundesliga']],
  regulations: [{ from: 1974, title: 'ÖFB and Bundesliga, Bestimmungen', url: 'https://www.bundesliga.at' }],
  eras: [
    { from: 1900, tieBreak: GOAL_DIFFERENCE },
    { from: 1985, tieBreak: GOAL_DIFFERENCE, split: SPLIT_1985 },
    { from: 1988, tieBreak: GOAL_DIFFERENCE, split: SPLIT_1985, carry: 'half, rounded up' },
    { from: 1993, tieBreak: GOAL_DIFFERENCE },
    {
      from: 2018,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 22, groups: [twice(6), twice(6)], bottom: '1 relegation' },
      carry: 'half, rounded down',
      secondTieBreak: ['half point lost', ...HEAD_TO_HEAD_AWAY_GOALS],
    },
  ],
  formats: [
    { from: 1974, phases: ['regular season'] },
    { from: 1985, phases: ['regular season', 'split'] },
    { from: 1993, phases: ['regular season'] },
    { from: 2018, phases: ['regular season', 'split', 'play-offs'] },
  ],
  places: [
    [2012, 2016, '1 champions', '1 relegation', 10],
    [2017, 2017, '1 champions', '1 relegation play-off', 10],
    [2018, ON, '6 title round', '6 relegation round'],
  ],
  decisions: {
    2006: {
      points: [
        ['SK Sturm Graz', -13, 'licence'],
        ['Grazer AK', -28, 'licence'],
      ],
    },
    2013: { points: [['FC Admira Wacker Mödling', -5, 'licence']] },
    2019: { points: [['LASK', -4, 'health rules', '2020-05-28']] },
    2022: { points: [['FK Austria Wien', -3, 'licence']] },
  },
}
