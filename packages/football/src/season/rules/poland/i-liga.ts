import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const POLAND_I_LIGA: CompetitionRules = {
  keys: ['poland/i-liga'],
  articles: [[2008, '{season} I liga']],
  regulations: [{ from: 2008, title: 'PZPN, Regulamin rozgrywek', url: 'https://www.pzpn.pl' }],
  eras: [{ from: 2008, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [
    { from: 2008, phases: ['regular season'] },
    { from: 2019, phases: ['regular season', 'play-offs'] },
  ],
  places: [[2021, ON, '2 promotion, 4 promotion play-off', '3 relegation', 18]],
}
