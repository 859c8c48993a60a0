import { MARKET, type MarketId } from '@touchline/football'
import type { PriceRow } from './price-row.ts'
import { lineOf, outcomeOf, overUnderOf, type SideNames, yesNoOf } from './words.ts'

/** What a price is for, in our numbers. */
export interface Selected {
  market: MarketId
  selection: number
  line: number | null
  price: number
}

/** The three-way form of a total: more, exactly so many, fewer. */
export const EXACTLY = /^exact/i

/** Reads what a row's price is for; null when its words say nothing we know. A handicap keeps the sign it came with. */
export function selectedOf(row: PriceRow, names: SideNames): Selected | null {
  const selected = select(row, names)
  return selected === null ? null : { market: row.source.market, price: row.price, ...selected }
}

type Chosen = Pick<Selected, 'selection' | 'line'> & Partial<Pick<Selected, 'market'>>

function select(row: PriceRow, names: SideNames): Chosen | null {
  const outcome = outcomeOf(row.label, names) ?? outcomeOf(row.name, names)
  switch (row.source.reading) {
    case 'three-way':
      return outcome === null ? null : { selection: outcome, line: null }
    case 'yes-no':
      return withoutLine(yesNoOf(row.label) ?? yesNoOf(row.name))
    case 'total':
      return overUnder(row, 0)
    case 'handicap':
      return handicap(row, sideOf(outcome))
    case 'team-total':
      return teamTotal(row, sideOf(outcomeOf(row.label, names)))
    case 'clean-sheet':
      return cleanSheet(row, sideOf(outcomeOf(row.label, names)))
    case 'either-side':
      return eitherSide(row, sideOf(outcome))
  }
}

/** 1 home, 2 away. */
const sideOf = (outcome: 1 | 2 | 3 | null) => (outcome === 1 ? 1 : outcome === 3 ? 2 : null)

const withoutLine = (selection: number | null) => (selection === null ? null : { selection, line: null })

function overUnder(row: PriceRow, before: number): Chosen | null {
  const direction = overUnderOf(row.label) ?? overUnderOf(row.total) ?? overUnderOf(row.name)
  const line = lineOf(row.total) ?? lineOf(row.handicap) ?? lineOf(row.name) ?? lineOf(row.label)
  return direction === null || line === null ? null : { selection: before + direction, line }
}

function teamTotal(row: PriceRow, side: 1 | 2 | null): Chosen | null {
  if (side === null) return null
  // The label is the side; what is more and how many is in the other words.
  return overUnder({ ...row, label: null }, side === 1 ? 0 : 2)
}

function handicap(row: PriceRow, side: 1 | 2 | null): Chosen | null {
  const line = lineOf(row.handicap) ?? lineOf(row.total)
  return side === null || line === null ? null : { selection: side, line }
}

function cleanSheet(row: PriceRow, side: 1 | 2 | null): Chosen | null {
  const answer = yesNoOf(row.handicap) ?? yesNoOf(row.name)
  if (side === null || answer === null) return null
  return { market: side === 1 ? MARKET.clean_sheet_home : MARKET.clean_sheet_away, selection: answer, line: null }
}

/** Only that it happens is priced here. */
function eitherSide(row: PriceRow, side: 1 | 2 | null): Chosen | null {
  const denied = [row.name, row.handicap, row.total].some((word) => yesNoOf(word) === 2)
  return denied ? null : withoutLine(side)
}
