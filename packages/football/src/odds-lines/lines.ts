import type { PriceFormats } from '../prices/odds.ts'
import type { Side } from '../records/fixture.ts'

export interface HandicapEntry {
  label: Side
  /** Given to the labelled side. */
  handicap: number
  value: PriceFormats
}

export interface TotalEntry {
  label: 'over' | 'under'
  total: number
  value: PriceFormats
}

/** Both prices of one handicap; a side nobody prices is null. */
export interface HandicapLine {
  /** Given to the home side; the away side has it with the other sign. */
  handicap: number
  home: PriceFormats | null
  away: PriceFormats | null
}

/** Both prices of one total; a side nobody prices is null. */
export interface TotalLine {
  total: number
  over: PriceFormats | null
  under: PriceFormats | null
}

/** The same handicap seen from the other side: −1.5 is 1.5. Never negative zero. */
const oppositeHandicap = (handicap: number): number => 0 - handicap

/** Every handicap with both its sides, the one best for the home side last. */
export function handicapLines(entries: readonly HandicapEntry[]): HandicapLine[] {
  const lines = new Map<number, HandicapLine>()
  for (const { label, handicap, value } of entries) {
    const ofHome = label === 'home' ? handicap + 0 : oppositeHandicap(handicap)
    const line = lines.get(ofHome) ?? { handicap: ofHome, home: null, away: null }
    line[label] ??= value
    lines.set(ofHome, line)
  }
  return [...lines.values()].sort((one, other) => one.handicap - other.handicap)
}

/** Every total with over and under, the lowest first. */
export function totalLines(entries: readonly TotalEntry[]): TotalLine[] {
  const lines = new Map<number, TotalLine>()
  for (const { label, total, value } of entries) {
    const line = lines.get(total) ?? { total, over: null, under: null }
    line[label] ??= value
    lines.set(total, line)
  }
  return [...lines.values()].sort((one, other) => one.total - other.total)
}

/** Some markets say something only with both sides: their entries, or none when a side has no entry. */
export function withBothSides<E>(entries: readonly E[], sideOf: (entry: E) => Side): E[] {
  return new Set(entries.map(sideOf)).size === 2 ? [...entries] : []
}
