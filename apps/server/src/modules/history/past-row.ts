import {
  type CardsRow,
  cardsOf,
  cornersOf,
  goalsOf,
  type Half,
  type Match,
  type PairRow,
  pairRow,
  STATISTICS,
  statisticRow,
} from '@touchline/football'

/** Everything a list of past matches shows of one match, seen from one team. */
export interface PastRow {
  goals: PairRow
  corners: PairRow
  cards: CardsRow
  /** The 21 statistics in their order, always of the whole match. */
  statistics: PairRow[]
}

/**
 * The rows of one match in every table, counted as the head to head counts them.
 * @param half which part of the match goals, corners and cards are counted in
 * @param team id of the listed team, one of the two that played
 */
export const pastRow = (match: Match, half: Half, team: number): PastRow => ({
  goals: pairRow(match, goalsOf(match, half), team),
  corners: pairRow(match, cornersOf(match, half), team),
  cards: { match, ...cardsOf(match, half) },
  statistics: STATISTICS.map((statistic) => statisticRow(match, statistic, team)),
})
