import { type Book, isDecided, isInterrupted, opensMatchPage, STATE } from '@touchline/football'

/** Still to kick off: its prices move. */
const isAhead = (state: number): boolean =>
  opensMatchPage(state) && !isDecided(state) && !isInterrupted(state) && state !== STATE.abandoned

/** The kind of a book's prices in this state of the match: present ones, those at kick-off, or the last ones known before it. */
export const standsOf = (state: number, { closing }: Pick<Book, 'closing'>): 'now' | 'closing' | 'last' =>
  isAhead(state) ? 'now' : closing ? 'closing' : 'last'
