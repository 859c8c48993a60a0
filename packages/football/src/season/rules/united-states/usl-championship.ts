import type { CompetitionRules } from '../competition-rules.types.ts'

export const UNITED_STATES_USL_CHAMPIONSHIP: CompetitionRules = {
  keys: ['united-states/usl-championship'],
  articles: [
    [2017, '{season} United Soccer League season'],
    [2019, '{season} USL Championship season'],
  ],
  formats: [{ from: 2017, phases: ['conferences', 'play-offs'] }],
}
