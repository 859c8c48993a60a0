/** A price of a market at one bookmaker, as it became one. */
export interface PriceChange {
  /** Place in the market: 1, X, 2 are 0, 1, 2. */
  selection: number
  price: number
  at: Date
}

export interface PriceMove {
  selection: number
  at: Date
  /** The prices of the market at the end of the day before, and at the end of the day or now. */
  before: number[]
  after: number[]
}

/** So much of a probability, as the price has it, is worth a word. */
const WORTH_SAYING = 0.03
const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The days on which a price moved by three points of probability or more, each once: by the selection that moved most. */
export function priceMoves(changes: readonly PriceChange[], selections: number): PriceMove[] {
  const moves: PriceMove[] = []
  const present: number[] = []
  for (const [, ofDay] of Map.groupBy(changes, ({ at }) => dayOf(at))) {
    const before = [...present]
    for (const { selection, price } of ofDay) present[selection] = price
    const moved = present.map((price, at) => Math.abs(1 / price - 1 / (before[at] ?? price)))
    const most = Math.max(...moved)
    const selection = moved.indexOf(most)
    const last = ofDay.findLast((change) => change.selection === selection)
    if (last && most >= WORTH_SAYING && before.length === selections) {
      moves.push({ selection, at: last.at, before, after: [...present] })
    }
  }
  return moves
}
