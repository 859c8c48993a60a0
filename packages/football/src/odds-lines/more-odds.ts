import {
  type HandicapEntry,
  type HandicapLine,
  handicapLines,
  type TotalEntry,
  type TotalLine,
  totalLines,
} from './lines.ts'
import { mainHandicap, mainTotal } from './main-line.ts'

/** The markets with several lines: goals, corners and cards have a handicap and a total each. */
export interface LineMarkets {
  AH?: readonly HandicapEntry[] | undefined
  CH?: readonly HandicapEntry[] | undefined
  AHC?: readonly HandicapEntry[] | undefined
  OU?: readonly TotalEntry[] | undefined
  COU?: readonly TotalEntry[] | undefined
  ATC?: readonly TotalEntry[] | undefined
}

/** The main line of each market; null for a market without prices. */
export interface MoreOdds {
  maxAH: HandicapLine | null
  maxCH: HandicapLine | null
  maxAHC: HandicapLine | null
  maxOU: TotalLine | null
  maxCOU: TotalLine | null
  maxATC: TotalLine | null
}

const handicap = (entries: readonly HandicapEntry[] = []) => mainHandicap(handicapLines(entries))
const total = (entries: readonly TotalEntry[] = []) => mainTotal(totalLines(entries))

export const moreOdds = ({ AH, CH, AHC, OU, COU, ATC }: LineMarkets): MoreOdds => ({
  maxAH: handicap(AH),
  maxCH: handicap(CH),
  maxAHC: handicap(AHC),
  maxOU: total(OU),
  maxCOU: total(COU),
  maxATC: total(ATC),
})
