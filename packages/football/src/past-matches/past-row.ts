import { type CardsRow, cardsOf } from '../head-to-head/cards.ts'
import type { HeadToHeadRecord } from '../head-to-head/records.ts'
import { cornersOf, goalsOf, type PairRow, pairRow } from '../head-to-head/rows.ts'
import { type StatisticsRecord, statisticRow } from '../head-to-head/statistics.ts'
import type { Half } from '../match/halves.ts'
import { STATISTICS } from '../match/statistics.ts'

/** Everything the lists of past matches show of one match, seen from one team. */
export interface PastRow<Item> {
  goals: PairRow<Item>
  corners: PairRow<Item>
  cards: CardsRow<Item>
  /** The 21 statistics in their order, always of the whole match. */
  statistics: PairRow<Item>[]
}

/**
 * The rows of one match in every table, counted as the head to head counts them.
 * @param half which part of the match goals, corners and cards are counted in
 * @param team id of the listed team, one of the two that played
 */
export function pastRow<Item extends HeadToHeadRecord & StatisticsRecord>(
  record: Item,
  half: Half,
  team: number,
): PastRow<Item> {
  const [local, visitor] = cardsOf(record, half)
  return {
    goals: pairRow(record, goalsOf(record, half), team),
    corners: pairRow(record, cornersOf(record, half), team),
    cards: { record, local, visitor },
    statistics: STATISTICS.map((statistic) => statisticRow(record, statistic, team)),
  }
}
