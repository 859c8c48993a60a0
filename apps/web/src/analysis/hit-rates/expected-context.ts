import { createContext, useContext } from 'react'
import type { ExpectedShares, RateMode } from './hit-rates.model.ts'

/** The expectations hit rates of a page are compared with, and which of both the reader sees. */
export interface Expected {
  /** Id of the home team of the viewed match. */
  home: number
  /** Null while it is not known. */
  shares: ExpectedShares | null
  /** Name of the season whose matches the league's shares are of. */
  season: string | null
  mode: RateMode
  onMode(mode: RateMode): void
}

/** Without a viewed match there is only the past record. */
const ExpectedContext = createContext<Expected | null>(null)

export const ExpectedProvider = ExpectedContext.Provider

export const useExpected = (): Expected | null => useContext(ExpectedContext)
