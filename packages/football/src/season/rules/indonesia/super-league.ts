import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const INDONESIA_SUPER_LEAGUE: CompetitionRules = {
  keys: ['indonesia/super-league'],
  articles: [
    [2017, '{season} Liga 1 (Indonesia)'],
    [2025, '{season} Super League (Indonesia)'],
  ],
  eras: [{ from: 2017, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [
    { from: 2017, phases: ['regular season'] },
    { from: 2023, phases: ['regular season', 'play-offs'] },
    { from: 2024, phases: ['regular season'] },
  ],
}
