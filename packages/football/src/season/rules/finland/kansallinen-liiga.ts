import type { CompetitionRules } from '../competition-rules.types.ts'

export const FINLAND_KANSALLINEN_LIIGA: CompetitionRules = {
  keys: ['finland/kansallinen-liiga'],
  articles: [
    [2007, '{season} Naisten Liiga'],
    [2020, '{season} Kansallinen Liiga'],
  ],
  formats: [{ from: 2019, phases: ['regular season', 'split'] }],
}
