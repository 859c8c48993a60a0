import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const NORWAY_TOPPSERIEN: CompetitionRules = {
  keys: ['norway/toppserien'],
  articles: [[2000, '{season} Toppserien']],
  regulations: [{ from: 2000, title: 'NFF, Turneringsbestemmelser', url: 'https://www.fotball.no' }],
  eras: [{ from: 2000, tieBreak: GOAL_DIFFERENCE }],
  formats: [{ from: 2000, phases: ['regular season'] }],
}
