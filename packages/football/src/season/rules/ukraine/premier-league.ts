import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among, GOAL_DIFFERENCE, HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { twice } from '../splits.ts'

const BEFORE_2018 = {
  tieBreak: [...GOAL_DIFFERENCE, among('points', 'goal difference', 'goals')],
  lastResorts: ['fair play'],
} as const
const SINCE_2018 = { tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['play-off match', 'lots'] } as const
const SPLIT = { after: 22, groups: [twice(6), twice(6)] }

export const UKRAINE_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['ukraine/premier-league'],
  articles: [[2008, '{season} Ukrainian Premier League']],
  regulations: [
    { from: 2008, title: 'UPL, Regulations of the championship, article 22', url: 'https://upl.ua' },
    {
      from: 2018,
      title: 'UAF, Amendments to the championship rules of Ukraine',
      url: 'https://en.uaf.ua/article/34229',
    },
  ],
  eras: [
    { from: 2008, ...BEFORE_2018 },
    { from: 2016, ...BEFORE_2018, split: SPLIT },
    { from: 2018, ...SINCE_2018, split: SPLIT },
    { from: 2020, ...SINCE_2018 },
  ],
  formats: [
    { from: 2008, phases: ['regular season'] },
    { from: 2016, phases: ['regular season', 'split'] },
    { from: 2020, phases: ['regular season'] },
  ],
  places: [[2023, ON, '1 champions', '2 relegation play-off, 2 relegation', 16]],
}
