import type { CompetitionRules } from '../competition-rules.types.ts'
import { ON } from '../on.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { once, twice } from '../splits.ts'

export const ISRAEL_LIGAT_HAAL: CompetitionRules = {
  keys: ['israel/ligat-haal'],
  articles: [[1999, '{season} Israeli Premier League']],
  regulations: [{ from: 1999, title: 'IFA, Championship regulations', url: 'https://www.football.org.il' }],
  eras: [{ from: 2013, tieBreak: GOAL_DIFFERENCE, split: { after: 26, groups: [twice(6), once(8)] } }],
  formats: [{ from: 2009, phases: ['regular season', 'split'] }],
  places: [[2013, ON, '6 title round', '8 relegation round', 14]],
  decisions: {
    2024: {
      points: [
        ["Hapoel Be'er-Sheva", -1, 'crowd trouble'],
        ['Maccabi Haifa', -1, 'crowd trouble'],
        // Decided between the two phases.
        ['Beitar Jerusalem', -1, 'crowd trouble', '2025-03-15'],
      ],
    },
  },
}
