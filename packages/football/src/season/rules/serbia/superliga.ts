import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const SERBIA_SUPERLIGA: CompetitionRules = {
  keys: ['serbia/superliga'],
  articles: [[2006, '{season} Serbian SuperLiga']],
  regulations: [{ from: 2006, title: 'FSS, Propozicije takmičenja', url: 'https://www.superliga.rs' }],
  eras: [
    { from: 2015, tieBreak: HEAD_TO_HEAD_GOALS, secondTieBreak: ['first-phase points', 'goal difference', 'goals'] },
  ],
  decisions: {
    2024: { points: [['Tekstilac (Odžaci)', -6, null]] },
  },
}
