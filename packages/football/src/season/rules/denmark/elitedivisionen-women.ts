import type { CompetitionRules } from '../competition-rules.types.ts'

export const DENMARK_ELITEDIVISIONEN_WOMEN: CompetitionRules = {
  keys: ['denmark/elitedivisionen-women'],
  articles: [
    [2006, '{season} Elitedivisionen'],
    [2024, '{season} A-Liga (women)'],
  ],
  formats: [{ from: 2015, phases: ['regular season', 'split'] }],
}
