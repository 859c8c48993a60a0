import { foldText } from './text.ts'

/** What decides a team's place in a league table. */
export interface TableRow {
  team: number
  name: string
  points: number
  goalDifference: number
  goalsFor: number
}

/**
 * Rows in table order, position 1 first: by points, goal difference, goals scored, then name. Leagues with further rules (matches
 * between the level teams, deductions) bring their positions with their own tables.
 */
export function leaguePositions<Row extends TableRow>(rows: readonly Row[]): (Row & { position: number })[] {
  return [...rows].sort(compareRows).map((row, index) => ({ ...row, position: index + 1 }))
}

function compareRows(a: TableRow, b: TableRow): number {
  return (
    b.points - a.points ||
    b.goalDifference - a.goalDifference ||
    b.goalsFor - a.goalsFor ||
    compareText(foldText(a.name), foldText(b.name)) ||
    a.team - b.team
  )
}

function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
