import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE, WINS_FIRST } from '../orders.ts'

export const RUSSIA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['russia/premier-league'],
  articles: [[2002, '{season} Russian Premier League']],
  regulations: [{ from: 2002, title: 'RFS, Reglament', url: 'https://rfs.ru' }],
  eras: [
    {
      from: 2012,
      tieBreak: [
        'wins',
        among('points', 'wins', 'goal difference', 'goals', 'away goals'),
        ...GOAL_DIFFERENCE,
        'away goals',
      ],
      lastResorts: ['play-off match'],
    },
    {
      from: 2019,
      tieBreak: [among('points', 'wins', 'goal difference', 'goals', 'away goals'), ...WINS_FIRST],
      lastResorts: ['play-off match'],
    },
    {
      from: 2022,
      tieBreak: [among('points', 'wins', 'goal difference', 'goals'), ...WINS_FIRST],
      lastResorts: ['play-off match'],
    },
  ],
  formats: [{ from: 2012, phases: ['regular season'] }],
  places: [
    [2012, 2018, '1 champions', '2 relegation play-off, 2 relegation', 16],
    [2019, 2020, '1 champions', '2 relegation', 16],
    [2021, ON, '1 champions', '2 relegation play-off, 2 relegation'],
  ],
}
