import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { twice } from '../splits.ts'

export const WALES_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['wales/premier-league'],
  articles: [
    [1992, '{season} League of Wales'],
    [2002, '{season} Welsh Premier League'],
    [2019, '{season} Cymru Premier'],
  ],
  regulations: [{ from: 2010, title: 'FAW, Cymru Leagues regulations', url: 'https://faw.cymru' }],
  eras: [{ from: 2010, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [twice(6), twice(6)] } }, { from: 2026 }],
  formats: [{ from: 2010, phases: ['regular season', 'split', 'play-offs'] }],
  places: [[2010, 2025, '6 title round', '6 relegation round', 12]],
}
