import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const SWITZERLAND_CHALLENGE_LEAGUE: CompetitionRules = {
  keys: ['switzerland/challenge-league'],
  articles: [[2003, '{season} Swiss Challenge League']],
  regulations: [{ from: 2003, title: 'SFL, Reglement für den Spielbetrieb', url: 'https://sfl.ch' }],
  eras: [{ from: 2003, tieBreak: [...GOAL_DIFFERENCE, among('goal difference'), 'away goals'], lastResorts: ['lots'] }],
  formats: [{ from: 2003, phases: ['regular season'] }],
  places: [[2023, ON, '1 promotion, 1 promotion play-off', '1 relegation', 10]],
}
