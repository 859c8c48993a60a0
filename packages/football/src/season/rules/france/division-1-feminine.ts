import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'

export const FRANCE_DIVISION_1_FEMININE: CompetitionRules = {
  keys: ['france/division-1-feminine'],
  articles: [
    [2009, '{season} Division 1 Féminine'],
    [2024, '{season} Première Ligue'],
  ],
  regulations: [
    { from: 2009, title: 'FFF and LFFP, Règlement des championnats de France féminins', url: 'https://www.fff.fr' },
  ],
  formats: [
    { from: 2009, phases: ['regular season'] },
    { from: 2023, phases: ['regular season', 'play-offs'] },
  ],
  places: [[2024, ON, '4 play-offs', '2 relegation', 12]],
}
