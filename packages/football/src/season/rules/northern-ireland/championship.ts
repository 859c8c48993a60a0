import type { CompetitionRules } from '../competition-rules.types.ts'
import { GOAL_DIFFERENCE } from '../orders.ts'
import { twice } from '../splits.ts'

export const NORTHERN_IRELAND_CHAMPIONSHIP: CompetitionRules = {
  keys: ['northern-ireland/championship'],
  articles: [
    [2008, '{season} IFA Championship'],
    [2013, '{season} NIFL Championship'],
  ],
  eras: [
    { from: 2008, tieBreak: GOAL_DIFFERENCE },
    { from: 2016, tieBreak: GOAL_DIFFERENCE, split: { after: 22, groups: [twice(6), twice(6)] } },
    // Spring 2020 ended early and 2020–21 was not played.
    { from: 2019 },
    { from: 2021 },
  ],
}
