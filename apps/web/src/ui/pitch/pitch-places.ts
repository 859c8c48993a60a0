/** A place in a team's own half, as shares of its length and width. */
export interface PitchPlace {
  /** From the own goal line, 0, to the halfway line, 1. */
  along: number
  /** From the team's left, 0, to its right, 1. */
  across: number
}

/** Room before the goalkeeper and beyond the foremost row, so that numbers and names stay on the pitch. */
const KEEPER = 0.105
const FOREMOST = 0.875

/**
 * The place of one player of a row: rows evenly from goal to halfway line, players evenly across the width; two are nearer to each other
 * than to the lines.
 * @param row 0 the goalkeeper's
 */
export function placeInHalf(
  row: number,
  { rows, index, players }: { rows: number; index: number; players: number },
): PitchPlace {
  const along = rows < 2 ? KEEPER : KEEPER + ((FOREMOST - KEEPER) * row) / (rows - 1)
  const across = players === 2 ? 0.5 + (index === 0 ? -0.18 : 0.18) : (index + 0.5) / players
  return { along: round(along), across: round(across) }
}

const round = (part: number) => Math.round(part * 1000) / 1000
