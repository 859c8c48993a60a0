import type { CompetitionRules } from '../competition-rules.types.ts'

export const NORTH_CENTRAL_AMERICA_GOLD_CUP_QUALIFYING: CompetitionRules = {
  keys: ['north-central-america/gold-cup-qualifying'],
  articles: [[2021, '{season} CONCACAF Gold Cup qualification']],
  regulations: [{ from: 2021, title: 'Concacaf Gold Cup, regulations', url: 'https://www.concacaf.com' }],
  formats: [{ from: 2021, phases: ['knock-out'] }],
}
