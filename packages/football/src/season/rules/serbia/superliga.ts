import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE, HEAD_TO_HEAD_GOALS } from '../orders.ts'
import { once } from '../splits.ts'

export const SERBIA_SUPERLIGA: CompetitionRules = {
  keys: ['serbia/superliga'],
  articles: [[2006, '{season} Serbian SuperLiga']],
  regulations: [{ from: 2006, title: 'FSS, Propozicije takmičenja', url: 'https://www.superliga.rs' }],
  eras: [
    {
      ...{ from: 2015, tieBreak: HEAD_TO_HEAD_GOALS, carry: 'half, rounded up' },
      split: { after: 30, groups: [once(8), once(8)], bottom: '2 relegation' },
      secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE],
    },
    // Spring 2020 ended without its second phase, and twenty clubs played none in 2020–21.
    { from: 2019, tieBreak: HEAD_TO_HEAD_GOALS },
    {
      from: 2021,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 30, groups: [once(8), once(8)], bottom: '2 relegation play-off, 2 relegation' },
      secondTieBreak: ['first-phase points', ...GOAL_DIFFERENCE],
    },
  ],
  formats: [
    { from: 2015, phases: ['regular season', 'split'] },
    { from: 2019, phases: ['regular season'] },
    { from: 2021, phases: ['regular season', 'split'] },
  ],
  places: [
    [2015, 2018, '8 title round', '8 relegation round', 16],
    [2021, ON, '8 title round', '8 relegation round', 16],
  ],
  decisions: {
    2024: { points: [['Tekstilac (Odžaci)', -6, 'match-fixing']] },
  },
}
