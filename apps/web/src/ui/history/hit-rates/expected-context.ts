import { createContext, useContext } from 'react'
import type { ExpectedShares, RateMode } from './hit-rates.model.ts'

/** What the hit rates of a page are held against, and which of both the reader looks at. */
export interface Expected {
  /** Id of the home team of the match that is looked at. */
  home: number
  /** Null while it is not known. */
  shares: ExpectedShares | null
  /** Name of the season whose matches the league's shares are of. */
  season: string | null
  mode: RateMode
  onMode(mode: RateMode): void
}

/** Where no match is looked at there is the past record alone. */
const ExpectedContext = createContext<Expected | null>(null)

export const ExpectedProvider = ExpectedContext.Provider

export const useExpected = (): Expected | null => useContext(ExpectedContext)
