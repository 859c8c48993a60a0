import type { CompetitionRules } from '../competition-rules.types.ts'

export const NORTH_MACEDONIA_PRVA_LIGA: CompetitionRules = {
  keys: ['north-macedonia/prva-liga'],
  articles: [[1992, '{season} Macedonian First Football League']],
  decisions: {
    2024: {
      points: [
        ['Gostivari (Gostivar)', -18, 'failure to play'],
        ['Voska Sport (Ohrid)', -18, 'failure to play'],
      ],
    },
  },
}
