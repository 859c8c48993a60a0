import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'
import { once } from '../splits.ts'

export const SWITZERLAND_SUPER_LEAGUE: CompetitionRules = {
  keys: ['switzerland/super-league'],
  articles: [[2003, '{season} Swiss Super League']],
  regulations: [{ from: 2003, title: 'SFL, Reglement für den Spielbetrieb', url: 'https://sfl.ch' }],
  eras: [
    { from: 2003, tieBreak: [...GOAL_DIFFERENCE, among('goal difference'), 'away goals'], lastResorts: ['lots'] },
    { from: 2023, tieBreak: GOAL_DIFFERENCE, split: { after: 33, groups: [once(6), once(6)] } },
  ],
  formats: [
    { from: 2003, phases: ['regular season'] },
    { from: 2023, phases: ['regular season', 'split'] },
  ],
  places: [
    [2012, 2017, '1 champions', '1 relegation', 10],
    [2018, 2021, '1 champions', '1 relegation play-off, 1 relegation', 10],
    [2022, 2022, '1 champions', '1 relegation play-off', 10],
    [2023, ON, '1 champions', '1 relegation play-off, 1 relegation'],
  ],
  decisions: {
    2011: { points: [['FC Sion|Sion', -36, 'ineligible player', '2011-12-30']] },
  },
}
