import type { CompetitionRules } from '../competition-rules.types.ts'

export const NORTH_MACEDONIA_VTORA_LIGA: CompetitionRules = {
  keys: ['north-macedonia/vtora-liga'],
  articles: [[1992, '{season} Macedonian Second Football League']],
}
