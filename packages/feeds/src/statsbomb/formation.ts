import type { LineupEntryRecord } from '@touchline/football'

/** How far up the pitch the source's 25 positions stand, row behind row, and how far to the left from 1 to 5. */
const PLACES: readonly (readonly [depth: number, column: number])[] = [
  [0, 3],
  // Back four and five with their wing backs.
  [1, 1],
  [1, 2],
  [1, 3],
  [1, 4],
  [1, 5],
  [2, 1],
  [2, 5],
  // Holding midfield.
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 1],
  [4, 2],
  [4, 3],
  [4, 4],
  [4, 5],
  // Wings and attacking midfield.
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [5, 5],
  [6, 2],
  [6, 3],
  [6, 4],
  // The second striker, a little behind the first.
  [5.5, 3],
]

/** The position ids of the product for one of the source's: 24 goalkeeper to 27 attacker. */
export function positionOf(id: number): LineupEntryRecord['position'] {
  if (id < 1 || id > PLACES.length) return null
  if (id === 1) return 24
  if (id <= 8) return 25
  return id >= 22 || id === 17 || id === 21 ? 27 : 26
}

/** `442` as people write it: `4-4-2`; null when it is none. */
export function formationName(formation: number | null): string | null {
  const rows = String(formation ?? '')
  const players = [...rows].reduce((sum, row) => sum + Number(row), 0)
  return players === 10 ? [...rows].join('-') : null
}

/**
 * The place on the pitch of each of eleven positions, `row:column` from the goalkeeper's `1:1`, each row from the right: they are put
 * in the order of the pitch and cut into the rows of the formation. Null where there are not eleven, or no formation.
 */
export function fieldsOfFormation(positions: readonly number[], formation: string | null): readonly string[] | null {
  if (formation === null || positions.length !== 11 || positions.some((id) => positionOf(id) === null)) return null
  const place = (id: number) => PLACES[id - 1] ?? [0, 0]
  const order = positions.map((_, index) => index)
  const depth = (index: number): number => place(positions[index] ?? 0)[0]
  const column = (index: number): number => place(positions[index] ?? 0)[1]
  order.sort((one, other) => depth(one) - depth(other) || column(one) - column(other))
  const fields = Array.from({ length: 11 }, () => '')
  let next = 0
  for (const [row, size] of [1, ...formation.split('-').map(Number)].entries()) {
    const players = order.slice(next, next + size).sort((one, other) => column(one) - column(other))
    for (const [index, player] of players.entries()) fields[player] = `${row + 1}:${index + 1}`
    next += size
  }
  return fields
}
