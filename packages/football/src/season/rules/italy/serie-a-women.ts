import type { CompetitionRules } from '../competition-rules.types.ts'
import { HEAD_TO_HEAD } from '../orders.ts'

export const ITALY_SERIE_A_WOMEN: CompetitionRules = {
  keys: ['italy/serie-a-women'],
  articles: [[2018, '{season} Serie A (women)']],
  regulations: [{ from: 2018, title: 'FIGC, Norme organizzative interne, articolo 51', url: 'https://www.figc.it' }],
  eras: [{ from: 2018, tieBreak: HEAD_TO_HEAD }],
  formats: [{ from: 2018, phases: ['regular season'] }],
}
