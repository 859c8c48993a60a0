import type { CompetitionRules } from '../competition-rules.types.ts'
import { among, GOAL_DIFFERENCE } from '../orders.ts'

export const JAPAN_J2_LEAGUE: CompetitionRules = {
  keys: ['japan/j2-league'],
  articles: [
    [1999, '{season} J.League Division 2'],
    [2015, '{season} J2 League'],
  ],
  regulations: [{ from: 1999, title: 'J.League, competition rules', url: 'https://www.jleague.jp' }],
  eras: [
    { from: 1999, extraTime: { win: 2, loss: 0 } },
    { from: 2002 },
    {
      from: 2003,
      tieBreak: [...GOAL_DIFFERENCE, among('points', 'goal difference', 'goals')],
      lastResorts: ['fair play', 'lots'],
    },
  ],
  formats: [
    { from: 1999, phases: ['regular season'] },
    { from: 2012, phases: ['regular season', 'play-offs'] },
  ],
  places: [
    [2024, 2024, '2 promotion, 4 promotion play-off', '3 relegation', 20],
    [2025, 2025, '2 promotion, 4 promotion play-off', '3 relegation', 20],
  ],
}
