import type { CompetitionRules } from '../competition-rules.types.ts'

export const PANAMA_LIGA_PROM: CompetitionRules = {
  keys: ['panama/liga-prom'],
  articles: [[2020, '{season} Liga Panameña de Fútbol season']],
  formats: [{ from: 2020, phases: ['half years', 'conferences', 'play-offs'] }],
}
