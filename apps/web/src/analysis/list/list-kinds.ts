import {
  type CardsRow,
  cardsRows,
  cornersRows,
  goalsRows,
  type Half,
  type Match,
  type PairRow,
  type Side,
  type Statistic,
  statisticsRows,
} from '@touchline/football'
import type { HistorySearch } from '../filters/history-search.ts'
import { winnerOf } from '../head-to-head.model.ts'
import type { Subject } from './match-events.ts'

/** The subject of a list of past matches: goals, corners, cards, or one of the 21 statistics. */
export type ListKind = { subject: Subject } | { subject: 'stats'; statistic: Statistic }

/** Rows of two numbers with a result, or rows of cards. */
export type ListRows = { cards: false; rows: PairRow[] } | { cards: true; rows: CardsRow[] }

export type ListRow = ListRows['rows'][number]

/** The filters that apply to a list: statistics have no halves. Filters of other tabs stay in the address. */
export function filtersOf(kind: ListKind, search: HistorySearch): HistorySearch {
  if (kind.subject !== 'stats') return search
  const { half: _, ...whole } = search
  return whole
}

/** The side with more of the subject: the winner of the match for goals; nobody for cards and equal counts. */
export function leaderOf({ subject }: ListKind, row: ListRow, half: Half): Side | null {
  if (!('result' in row)) return null
  if (subject === 'goals' && half === 0) return winnerOf(row.match)
  const { home, away } = row
  if (home === null || away === null || home === away) return null
  return home > away ? 'home' : 'away'
}

/** @param viewed the team whose results give the colours */
export function rowsOf(
  kind: ListKind,
  { matches, half, viewed }: { matches: readonly Match[]; half: Half; viewed: number },
): ListRows {
  switch (kind.subject) {
    case 'goals':
      return { cards: false, rows: goalsRows(matches, half, viewed) }
    case 'corners':
      return { cards: false, rows: cornersRows(matches, half, viewed) }
    case 'cards':
      return { cards: true, rows: cardsRows(matches, half) }
    case 'stats':
      return { cards: false, rows: statisticsRows(matches, kind.statistic, viewed) }
  }
}
