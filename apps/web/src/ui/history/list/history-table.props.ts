import type { Match } from '@touchline/football'
import type { ReactNode } from 'react'

export interface HistoryTableProps {
  caption: string
  /** Heads the pair of numbers: Score, Corners, Cards. */
  pairLabel: string
  matches: readonly Match[]
  /** The viewed team: its name is plain text, every other name leads to its page. Null in the list of a referee. */
  viewed: number | null
  /** What stands between the names. */
  pair(match: Match): ReactNode
  /** Whether the half-time score and how a longer match ended stand beside the numbers. */
  marks: boolean
  /** The numbers are cards, two a side, and need more room. */
  cards: boolean
  /** A column says who refereed; below the numbers where it is narrow. */
  referees: boolean
  /** Phones keep league and round, in a line above the teams. */
  places?: boolean | undefined
  /** Words of the button that opens the row's dialog; null for a row that has nothing behind it. */
  opener(match: Match): string | null
  onOpen(match: Match): void
  onReferee(referee: { id: number; name: string }): void
}
