import type { CompetitionRules } from '../competition-rules.types.ts'

export const AUSTRIA_OFB_CUP: CompetitionRules = {
  keys: ['austria/ofb-cup'],
  articles: [[2000, '{season} Austrian Cup']],
  regulations: [{ from: 2000, title: 'ÖFB, Durchführungsbestimmungen', url: 'https://www.oefb.at' }],
  formats: [{ from: 2010, phases: ['knock-out'], ties: { legs: 1, finalLegs: 1, awayGoals: false, extraTime: true } }],
}
