import type { CompetitionRules } from '../competition-rules.types.ts'

export const ISRAEL_LIGAT_HAAL: CompetitionRules = {
  keys: ['israel/ligat-haal'],
  articles: [[1999, '{season} Israeli Premier League']],
  regulations: [{ from: 1999, title: 'IFA, Championship regulations', url: 'https://www.football.org.il' }],
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
