import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const CHILE_PRIMERA_B: CompetitionRules = {
  keys: ['chile/primera-b'],
  articles: [[2018, '{season} Primera B de Chile']],
  regulations: [{ from: 2018, title: 'ANFP, Bases del campeonato de Primera B', url: 'https://www.anfp.cl' }],
  eras: [{ from: 2018, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2018, phases: ['regular season', 'play-offs'] }],
  places: [[2022, 2025, '1 promotion, 7 promotion play-off', '', 16]],
  decisions: {
    2025: { points: [['Santiago Morning', -9, 'late payments']] },
  },
}
