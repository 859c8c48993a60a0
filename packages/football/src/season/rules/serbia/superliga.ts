import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const SERBIA_SUPERLIGA: CompetitionRules = {
  keys: ['serbia/superliga'],
  articles: [[2006, '{season} Serbian SuperLiga']],
  regulations: [{ from: 2006, title: 'FSS, Propozicije takmičenja', url: 'https://www.superliga.rs' }],
  eras: [
    { from: 2015, tieBreak: HEAD_TO_HEAD_GOALS, secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE] },
    {
      from: 2021,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 30, groups: [8, 8] },
      secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE],
    },
  ],
  formats: [{ from: 2021, phases: ['regular season', 'split'] }],
  places: [[2021, ON, '8 title round', '8 relegation round', 16]],
  decisions: {
    2024: { points: [['Tekstilac (Odžaci)', -6, null]] },
  },
}
