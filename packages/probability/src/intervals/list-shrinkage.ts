import { SHRINKAGE } from './expected-share.ts'

/**
 * How many matches of its division a record of ten has to outweigh, for what lists of past matches count. Those that `SHRINKAGE` lacks are
 * fitted as its own are: the weight with which tens of matches of a club forecast its next ten best (26,679 pairs of tens, 14,110 of cards;
 * it gives 81 for over 2.5 and 32 for four yellow cards).
 */
export const LIST_SHRINKAGE = {
  over_05: 157,
  over_15: 89,
  over_25: SHRINKAGE.over25,
  over_35: 78,
  both_score: SHRINKAGE.bothScore,
  clean_sheet: SHRINKAGE.cleanSheet,
  half_time_lead: SHRINKAGE.leadsAtHalfTime,
  corners_over_95: SHRINKAGE.cornersOver95,
  cards_over_45: 32,
} as const
