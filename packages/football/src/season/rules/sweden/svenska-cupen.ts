import type { CompetitionRules } from '../competition-rules.types.ts'

export const SWEDEN_SVENSKA_CUPEN: CompetitionRules = {
  keys: ['sweden/svenska-cupen'],
  articles: [[2012, '{season} Svenska Cupen']],
  formats: [{ from: 2012, phases: ['groups', 'knock-out'] }],
}
