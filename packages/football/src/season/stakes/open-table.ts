/** A match that has no result yet, of two teams by their numbers. */
export interface OpenMatch {
  home: number
  away: number
  kickoff: string
}

/** A table with everything that is still to be played; a team's number is its index. */
export interface OpenTable {
  /** Current points, with added and deducted ones. */
  points: readonly number[]
  matches: readonly OpenMatch[]
  pointsForWin: 2 | 3
}

/** The winner of a match: home, nobody, away. */
export type Outcome = 1 | 0 | -1

/** The table once some matches are decided; `decide` gives their outcomes, null for those that stay open. */
export function settled(table: OpenTable, decide: (match: OpenMatch, at: number) => Outcome | null): OpenTable {
  const points = [...table.points]
  const matches = table.matches.filter((match, at) => {
    const outcome = decide(match, at)
    if (outcome !== null) award(points, { openMatch: match, outcome, pointsForWin: table.pointsForWin })
    return outcome === null
  })
  return { ...table, points, matches }
}

/** Adds the points of a result. */
export function award(
  points: number[],
  {
    openMatch: { home, away },
    outcome,
    pointsForWin,
  }: { openMatch: OpenMatch; outcome: Outcome; pointsForWin: number },
): void {
  points[home]! += outcome === 1 ? pointsForWin : outcome === 0 ? 1 : 0
  points[away]! += outcome === -1 ? pointsForWin : outcome === 0 ? 1 : 0
}

export const isOf = (team: number, { home, away }: OpenMatch): boolean => home === team || away === team

/** The outcome of a match in which this team wins. */
export const winOf = (team: number, { home }: OpenMatch): Outcome => (home === team ? 1 : -1)
export const lossOf = (team: number, { home }: OpenMatch): Outcome => (home === team ? -1 : 1)

/** The table if a team wins, or loses, all it has left. */
export const withAllWon = (table: OpenTable, team: number): OpenTable =>
  settled(table, (match) => (isOf(team, match) ? winOf(team, match) : null))
export const withAllLost = (table: OpenTable, team: number): OpenTable =>
  settled(table, (match) => (isOf(team, match) ? lossOf(team, match) : null))

/** Matches each team has left. */
export function leftOf({ points, matches }: OpenTable): number[] {
  const left = points.map(() => 0)
  for (const { home, away } of matches) {
    left[home]!++
    left[away]!++
  }
  return left
}
