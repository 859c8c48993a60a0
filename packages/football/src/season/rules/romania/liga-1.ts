import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const ROMANIA_LIGA_1: CompetitionRules = {
  keys: ['romania/liga-1'],
  articles: [
    [1945, '{season} Divizia A'],
    [2006, '{season} Liga I'],
  ],
  regulations: [{ from: 1945, title: 'FRF, Regulament', url: 'https://www.frf.ro' }],
  eras: [
    { from: 1900, tieBreak: HEAD_TO_HEAD_GOALS },
    {
      from: 2015,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 26, groups: [6, 8] },
      carry: 'half, rounded up',
      secondTieBreak: ['half point gained', 'first-phase points', ...HEAD_TO_HEAD_GOALS],
    },
    {
      from: 2020,
      tieBreak: HEAD_TO_HEAD_GOALS,
      split: { after: 30, groups: [6, 10] },
      carry: 'half, rounded up',
      secondTieBreak: ['half point gained', 'first-phase points', ...HEAD_TO_HEAD_GOALS],
    },
  ],
  formats: [
    { from: 1990, phases: ['regular season'] },
    { from: 2015, phases: ['regular season', 'split', 'play-offs'] },
  ],
  places: [
    [2015, 2019, '6 title round', '8 relegation round', 14],
    [2020, ON, '6 title round', '10 relegation round'],
  ],
}
