import type { CompetitionRules } from '../competition-rules.types.ts'

export const ALBANIA_KATEGORIA_SUPERIORE: CompetitionRules = {
  keys: ['albania/kategoria-superiore'],
  articles: [[1998, '{season} Kategoria Superiore']],
  regulations: [{ from: 1998, title: 'FSHF, Rregullore e kampionateve', url: 'https://fshf.org' }],
  formats: [
    { from: 1998, phases: ['regular season'] },
    { from: 2023, phases: ['regular season', 'play-offs'] },
  ],
  places: [[2023, 2024, '4 play-offs', '', 10]],
}
