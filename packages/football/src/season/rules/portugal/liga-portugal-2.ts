import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { among } from '../orders.ts'

export const PORTUGAL_LIGA_PORTUGAL_2: CompetitionRules = {
  keys: ['portugal/liga-portugal-2'],
  articles: [
    [1990, '{season} Segunda Divisão de Honra'],
    [1999, '{season} Segunda Liga'],
    [2020, '{season} Liga Portugal 2'],
  ],
  regulations: [
    { from: 1999, title: 'Liga Portugal, Regulamento das competições', url: 'https://www.ligaportugal.pt' },
  ],
  eras: [
    {
      from: 1999,
      tieBreak: [among('points', 'goal difference'), 'goal difference', 'wins', 'goals'],
      lastResorts: ['play-off match'],
    },
  ],
  formats: [{ from: 1999, phases: ['regular season'] }],
  places: [[2021, ON, '2 promotion, 1 promotion play-off', '1 relegation play-off, 2 relegation', 18]],
}
