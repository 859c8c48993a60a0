import type { CompetitionRules } from '../competition-rules.types.ts'
import { once } from '../splits.ts'

export const MALTA_PREMIER_LEAGUE: CompetitionRules = {
  keys: ['malta/premier-league'],
  articles: [[1995, '{season} Maltese Premier League']],
  regulations: [{ from: 1995, title: 'MFA and MPL, Competition rules', url: 'https://www.mfa.com.mt' }],
  // Each half year has a separate table that splits after everybody has met everybody.
  eras: [{ from: 2024, split: { after: 11, groups: [once(6), once(6)] } }],
  formats: [
    { from: 1995, phases: ['regular season'] },
    { from: 2024, phases: ['half years', 'split', 'play-offs'] },
  ],
}
