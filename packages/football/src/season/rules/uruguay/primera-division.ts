import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'

export const URUGUAY_PRIMERA_DIVISION: CompetitionRules = {
  keys: ['uruguay/primera-division'],
  articles: [[2017, '{season} Uruguayan Primera División season']],
  regulations: [{ from: 2017, title: 'AUF, Reglamento del campeonato uruguayo', url: 'https://www.auf.org.uy' }],
  eras: [{ from: 2017, tieBreak: GOAL_DIFFERENCE, carry: 'none', lastResorts: ['play-off match'] }],
  formats: [{ from: 2017, phases: ['half years', 'play-offs'] }],
}
