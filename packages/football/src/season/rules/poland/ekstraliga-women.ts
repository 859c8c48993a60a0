import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD_GOALS } from '../orders.ts'

export const POLAND_EKSTRALIGA_WOMEN: CompetitionRules = {
  keys: ['poland/ekstraliga-women'],
  articles: [[2004, '{season} Ekstraliga (women)']],
  eras: [{ from: 2020, tieBreak: HEAD_TO_HEAD_GOALS }],
  formats: [{ from: 2020, phases: ['regular season'] }],
}
