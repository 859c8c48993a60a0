import type { LeagueTable } from '../standings/standing.model.ts'

export interface TeamLine {
  id: number
  name: string
  shortCode: string | null
  /** After each round, from the first. */
  positions: readonly number[]
}

/** The way of every team of a table through the rounds, in the order of the table; null where it is not known. */
export function teamLines({ rows }: Pick<LeagueTable, 'rows'>): TeamLine[] | null {
  if (rows.some(({ positions }) => positions.length === 0)) return null
  return rows.map(({ participant_id, participant, positions }) => ({
    ...{ id: participant_id, name: participant.name, shortCode: participant.short_code, positions },
  }))
}

/** The number of teams drawn by default. */
const FIRST_LINES = 4

/** The chosen teams in the order of the table; the first four where none of them plays in it. */
export function chosenLines<Line extends { id: number }>(lines: readonly Line[], chosen: readonly number[]): Line[] {
  const found = lines.filter(({ id }) => chosen.includes(id))
  return found.length > 0 ? found : lines.slice(0, FIRST_LINES)
}
