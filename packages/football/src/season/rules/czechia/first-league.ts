import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const CZECHIA_FIRST_LEAGUE: CompetitionRules = {
  keys: ['czechia/first-league'],
  articles: [[1993, '{season} Czech First League']],
  regulations: [{ from: 1993, title: 'LFA, Soutěžní řád', url: 'https://www.chanceliga.cz' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS },
    { from: 2018, tieBreak: HEAD_TO_HEAD_GOALS, secondTieBreak: ['first-phase points', 'goal difference', 'goals'] },
  ],
  formats: [
    { from: 1993, phases: ['regular season'] },
    { from: 2018, phases: ['regular season', 'split', 'play-offs'] },
  ],
  places: [
    [2018, 2019, '6 title round, 4 europe round', '6 relegation round', 16],
    [2021, ON, '6 title round, 4 europe round', '6 relegation round', 16],
  ],
}
