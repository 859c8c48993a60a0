/** A player in a formation, as far as the place is known. */
export interface Placed {
  position_id: number | null
  /** 1 to 11, the goalkeeper first, then row by row from the back, each row from the right. */
  formation_position: number | null
}

const STARTERS = 11

/** Players in each row from the back, starting with the goalkeeper: `4-4-2` is 1, 4, 4, 2. Null unless it is a formation of eleven. */
export function formationRows(formation: string | null): readonly number[] | null {
  if (formation === null || !/^\d(-\d)*$/.test(formation)) return null
  const rows = [1, ...formation.split('-').map(Number)]
  const players = rows.reduce((sum, row) => sum + row, 0)
  return players === STARTERS && rows.every((row) => row > 0) ? rows : null
}

/**
 * The first eleven row by row from the goalkeeper, each row from the left as seen from behind the team. Sources number the columns of
 * the pitch in both directions, but the places of a formation always from the right. Null unless all eleven have a place.
 */
export function placedRows<P extends Placed>(formation: string | null, starters: readonly P[]): P[][] | null {
  const rows = formationRows(formation)
  const places = new Set(starters.map((one) => one.formation_position))
  if (rows === null || starters.length !== STARTERS || places.size !== STARTERS || places.has(null)) return null
  if (starters.some((one) => one.position_id === null)) return null
  const order = starters.toSorted((a, b) => (a.formation_position ?? 0) - (b.formation_position ?? 0))
  let next = 0
  return rows.map((size) => {
    const row = order.slice(next, next + size).reverse()
    next += size
    return row
  })
}
