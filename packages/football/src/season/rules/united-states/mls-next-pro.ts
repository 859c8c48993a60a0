import type { CompetitionRules } from '../competition-rules.types.ts'

export const UNITED_STATES_MLS_NEXT_PRO: CompetitionRules = {
  keys: ['united-states/mls-next-pro'],
  articles: [[2022, '{season} MLS Next Pro season']],
  regulations: [{ from: 2022, title: 'MLS Next Pro, competition guidelines', url: 'https://www.mlsnextpro.com' }],
  eras: [{ from: 2022, shootOut: { win: 2, loss: 1 } }],
  formats: [{ from: 2022, phases: ['conferences', 'play-offs'] }],
}
