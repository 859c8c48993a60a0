import type { TableRules } from '../../table/table-rules.types.ts'
import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { apart, once } from '../splits.ts'

const WITH_GROUPS: Pick<TableRules, 'tieBreak' | 'secondTieBreak' | 'split'> = {
  tieBreak: HEAD_TO_HEAD_GOALS,
  secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE],
  // The middle group plays a knock-out for a place in Europe.
  split: { after: 30, groups: [once(6), apart(4), once(6)], bottom: '2 relegation play-off, 1 relegation' },
}

export const CZECHIA_FIRST_LEAGUE: CompetitionRules = {
  keys: ['czechia/first-league'],
  articles: [[1993, '{season} Czech First League']],
  regulations: [{ from: 1993, title: 'LFA, Soutěžní řád', url: 'https://www.chanceliga.cz' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS },
    { from: 2018, ...WITH_GROUPS },
    { from: 2020, tieBreak: HEAD_TO_HEAD_GOALS },
    { from: 2021, ...WITH_GROUPS },
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
