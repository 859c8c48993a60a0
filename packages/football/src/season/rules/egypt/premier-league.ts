import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD } from '../orders.ts'
import { once } from '../splits.ts'

export const EGYPT_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['egypt/premier-league'],
  articles: [[2004, '{season} Egyptian Premier League']],
  eras: [
    { from: 2022, tieBreak: HEAD_TO_HEAD, lastResorts: ['play-off match'] },
    { from: 2024, split: { after: 17, groups: [once(9), once(9)] } },
    { from: 2025, split: { after: 20, groups: [once(7), once(14)] } },
    { from: 2026 },
  ],
  formats: [
    { from: 2004, phases: ['regular season'] },
    { from: 2024, phases: ['regular season', 'split'] },
  ],
  places: [[2022, 2023, '2 caf champions league', '3 relegation', 18]],
}
