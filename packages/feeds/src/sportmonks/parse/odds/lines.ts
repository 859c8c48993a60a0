import { overround } from '@touchline/football'
import type { Selected } from './selections.ts'

const HOME = 1
const AWAY = 2
/** Between these lies the overround of two prices that belong together. */
const FAIR = { lowest: 1, highest: 1.16 }
const HALF = 0.5

/**
 * The handicaps of one bookmaker in one of the feed's markets, each as given to its own side. Some bookmakers write them so, some
 * write the home side's beside both: the reading in which prices pair up to a plausible overround for more of the lines holds.
 * Where the prices do not report which it is, only the lines of nothing are certain and the others are left out.
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

/**
 * Totals that are priced with a third outcome, exactly so many: more than 8 is then over 8.5 of a total in two, fewer than 8 is
 * under 7.5.
 */
export function withoutExactly(rows: readonly Selected[]): Selected[] {
  return rows.map((row) => {
    if (row.line === null || !Number.isInteger(row.line)) return row
    return { ...row, line: row.line + (row.selection === 1 ? HALF : -HALF) }
  })
}
