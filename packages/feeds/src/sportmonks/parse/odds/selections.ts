import { MARKET, type MarketId, overround } from '@touchline/football'
import { text } from '../read.ts'
import type { PriceRow } from './price-row.ts'

/** The selection of a price, in our numbers. */
export interface Selected {
  market: MarketId
  selection: number
  line: number | null
  price: number
}

/** The three-way form of a total: more, exactly, fewer. */
export const EXACTLY = /^exact/i

/** Reads the selection of a row's price; null when its words are unknown. A handicap keeps its sign. */
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
  // The label is the side; over or under and the line are in the other words.
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

/** A side as bookmakers write it, their names for the two teams included. */
interface SideNames {
  home: string
  away: string
}

const HOME_WORDS = ['1', 'home']
const DRAW_WORDS = ['x', 'draw', 'tie', 'no goal', 'no goals', 'none', 'neither']
const AWAY_WORDS = ['2', 'away']

const plain = (word: string | null) => text(word)?.toLowerCase() ?? ''

/** 1 home, 2 draw, equal or nobody, 3 away; null for any other word. */
export function outcomeOf(word: string | null, names: SideNames): 1 | 2 | 3 | null {
  const reported = plain(word)
  if (HOME_WORDS.includes(reported) || (reported !== '' && reported === plain(names.home))) return 1
  if (AWAY_WORDS.includes(reported) || (reported !== '' && reported === plain(names.away))) return 3
  return DRAW_WORDS.includes(reported) ? 2 : null
}

/** 1 yes, 2 no; null for any other word. */
export function yesNoOf(word: string | null): 1 | 2 | null {
  const reported = plain(word)
  return reported === 'yes' ? 1 : reported === 'no' ? 2 : null
}

/** 1 over, 2 under; null for any other word. The line may follow: `Over 3.5`, `o/2.5`. */
export function overUnderOf(word: string | null): 1 | 2 | null {
  const found = /^(over|under|o|u)(?![a-z])/.exec(plain(word))?.[1]
  return found === undefined ? null : found.startsWith('o') ? 1 : 2
}

const LINE = /^(?:(?:over|under|o|u)[ /]*)?([+-]?\d{1,3}(?:\.\d{1,3})?)(?:\s*[,/]\s*([+-]?\d{1,3}(?:\.\d{1,3})?))?$/
const STEP = 0.25
const HALVES_APART = 0.5

/**
 * A handicap or total: `2.5`, `+1`, `-1.0, -1.5` and `2,2.5` for a stake in two halves, `Over 3.5`. Null for no line, such as an
 * empty text.
 */
export function lineOf(word: string | null): number | null {
  const found = LINE.exec(plain(word))
  if (found === null) return null
  const one = Number(found[1])
  const other = found[2] === undefined ? one : Number(found[2])
  const line = (one + other) / 2
  const isHalved = one === other || Math.abs(one - other) === HALVES_APART
  // Adding zero makes −0 a plain 0.
  return isHalved && Number.isInteger(line / STEP) ? line + 0 : null
}

/** Selections of a handicap. */
const HOME = 1
const AWAY = 2
/** Between these lies the overround of two prices that belong together. */
const FAIR = { lowest: 1, highest: 1.16 }
const HALF = 0.5

/**
 * The handicaps of one bookmaker in one of the feed's markets, each from the view of its own side. Some bookmakers write them so, others
 * write the home side's on both: the reading in which more lines pair up to a plausible overround wins. Where the prices do not decide it,
 * only lines of zero are certain and the others are left out.
 */
export function ownHandicaps(rows: readonly Selected[]): Selected[] {
  const mirrored = rows.map((row) => (row.selection === AWAY ? { ...row, line: opposite(row.line) } : row))
  const own = fairPairs(rows)
  const ofHome = fairPairs(mirrored)
  if (own === ofHome || Math.max(own, ofHome) <= 0) return rows.filter((row) => row.line === 0)
  return own > ofHome ? [...rows] : mirrored
}

/** Pairs with a plausible overround less those without one. Lines of nothing pair up either way. */
function fairPairs(rows: readonly Selected[]): number {
  const away = new Map(rows.filter((row) => row.selection === AWAY).map((row) => [row.line, row.price]))
  let fair = 0
  for (const { selection, line, price } of rows) {
    const other = selection === HOME && line !== 0 ? away.get(opposite(line)) : undefined
    if (other === undefined) continue
    const sum = overround([price, other])
    fair += sum !== null && sum >= FAIR.lowest && sum <= FAIR.highest ? 1 : -1
  }
  return fair
}

/** The handicap of the other side. */
export function opposite(line: number | null): number | null {
  return line === null ? null : 0 - line
}

/** Totals priced with a third outcome, exactly the line: more than 8 becomes over 8.5 of a two-way total, fewer than 8 under 7.5. */
export function withoutExactly(rows: readonly Selected[]): Selected[] {
  return rows.map((row) => {
    if (row.line === null || !Number.isInteger(row.line)) return row
    return { ...row, line: row.line + (row.selection === 1 ? HALF : -HALF) }
  })
}
