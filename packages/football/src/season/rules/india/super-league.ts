import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const INDIA_SUPER_LEAGUE: CompetitionRules = {
  keys: ['india/super-league'],
  articles: [[2014, '{season} Indian Super League']],
  regulations: [{ from: 2014, title: 'Indian Super League, league rules', url: 'https://www.indiansuperleague.com' }],
  eras: [{ from: 2021, tieBreak: HEAD_TO_HEAD_GOALS, lastResorts: ['fair play', 'lots'] }, { from: 2025 }],
  formats: [
    { from: 2014, phases: ['regular season', 'play-offs'] },
    { from: 2025, phases: ['regular season'] },
  ],
  places: [
    [2014, 2021, '4 play-offs', ''],
    [2022, 2024, '6 play-offs', ''],
  ],
}
