import type { CompetitionRules } from '../competition-rules.types.ts'

export const ISRAEL_LIGAT_AL_WOMEN: CompetitionRules = {
  keys: ['israel/ligat-al-women'],
  articles: [[2013, '{season} Ligat Nashim']],
}
