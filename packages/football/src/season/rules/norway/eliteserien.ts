import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const NORWAY_ELITESERIEN: CompetitionRules = {
  keys: ['norway/eliteserien'],
  articles: [
    [1963, '{season} Norwegian First Division'],
    [1991, '{season} Tippeligaen'],
    [2017, '{season} Eliteserien'],
  ],
  regulations: [{ from: 1991, title: 'NFF, Turneringsbestemmelser', url: 'https://www.fotball.no' }],
  threePointsSince: 1987,
  eras: [{ from: 1987, shootOut: { win: 2, loss: 1 } }, { from: 1988 }, { from: 1991, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 1991, phases: ['regular season'] }],
  places: [[2012, ON, '1 champions league qualifying', '1 relegation play-off, 2 relegation']],
  decisions: {
    2015: { points: [['Lillestrøm', -1, null]] },
  },
}
