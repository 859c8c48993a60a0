/**
 * A side of a tie: the team at one of these places (`1A` the first of group A, `9` the ninth of a single table), or the winner of a tie of
 * the round before, counted from 1.
 */
export type Slot = { places: readonly string[] } | { winnerOf: number }

/** Ties of a round, the side that has the second match at home first: `1A 2B`, `1E 3ABCDF`, `1/2 W7`. */
export type BracketRound = readonly string[]

/** @throws Error when a tie is not two slots */
export function bracketPairs(ties: BracketRound): (readonly [Slot, Slot])[] {
  return ties.map((text) => {
    const [one, other, ...more] = text.split(' ').map(slotIn)
    if (one == null || other == null || more.length > 0) throw new Error(`"${text}" is no tie of two slots`)
    return [one, other] as const
  })
}

function slotIn(text: string): Slot | null {
  const [, tie] = /^W([1-9]\d?)$/.exec(text) ?? []
  if (tie !== undefined) return { winnerOf: Number(tie) }
  const [, place, groups] = /^([1-9])([A-L]+)$/.exec(text) ?? []
  if (groups !== undefined) return { places: [...groups].map((group) => `${place}${group}`) }
  return /^[1-9]\d?(\/[1-9]\d?)*$/.test(text) ? { places: text.split('/') } : null
}
