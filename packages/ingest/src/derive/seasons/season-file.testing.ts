import { readFileSync } from 'node:fs'

/** A result of a season file. */
export interface FileResult {
  home: string
  away: string
  homeGoals: number
  awayGoals: number
}

/** A row of a table, teams left nameless: the same club is written in many ways. */
export interface CountedRow {
  points: number
  difference: number
  scored: number
  /** Played, won, drawn, lost, goals for and against at home, then the same away. */
  grounds: number[]
}

/** Clubs that one file writes in two ways. */
const SAME: Readonly<Record<string, string>> = { villareal: 'villarreal', levadeiakos: 'levadiakos' }

/**
 * The results of a season file in its order, read here on its own, so that the product's reader is not its own judge. Rows without a
 * score are left out.
 */
export function resultsIn(path: string): FileResult[] {
  const lines = readFileSync(path, 'latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .split(/\r?\n/)
  const names = (lines[0] ?? '').split(',').map((name) => name.trim())
  const column = (...words: string[]) => names.findIndex((name) => words.includes(name))
  const [home, away] = [column('HomeTeam', 'HT'), column('AwayTeam', 'AT')]
  const [homeGoals, awayGoals] = [column('FTHG', 'HG'), column('FTAG', 'AG')]
  return lines.slice(1).flatMap((line) => {
    const cells = line.split(',').map((cell) => cell.trim())
    const goals = [cells[homeGoals] ?? '', cells[awayGoals] ?? '']
    if (!goals.every((cell) => /^\d+(\.0)?$/.test(cell))) return []
    const club = (at: number) => {
      const plain = (cells[at] ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
      return SAME[plain] ?? plain
    }
    return [{ home: club(home), away: club(away), homeGoals: Number(goals[0]), awayGoals: Number(goals[1]) }]
  })
}

interface Counting {
  pointsForWin: 2 | 3
  /** Only the first match of two clubs at a ground counts: play-offs follow in the same file. */
  firstOnly: boolean
  /** Points given or taken, by club as the file writes it. */
  corrections: Readonly<Record<string, number>>
}

/** The table a file makes up, the best first. */
export function countTable(
  results: readonly FileResult[],
  { pointsForWin, firstOnly, corrections }: Counting,
): CountedRow[] {
  const clubs = new Map<string, number[]>()
  const seen = new Set<string>()
  for (const { home, away, homeGoals, awayGoals } of results) {
    if (firstOnly && seen.has(`${home} ${away}`)) continue
    seen.add(`${home} ${away}`)
    for (const [club, from, own, other] of [
      [home, 0, homeGoals, awayGoals],
      [away, 6, awayGoals, homeGoals],
    ] as const) {
      const row = clubs.get(club) ?? Array<number>(12).fill(0)
      clubs.set(club, row)
      const outcome = own > other ? 1 : own === other ? 2 : 3
      for (const [at, more] of [
        [0, 1],
        [outcome, 1],
        [4, own],
        [5, other],
      ] as const) {
        row[from + at] = (row[from + at] ?? 0) + more
      }
    }
  }
  return [...clubs]
    .map(([club, grounds]): CountedRow => {
      const both = (at: number) => (grounds[at] ?? 0) + (grounds[at + 6] ?? 0)
      const points = both(1) * pointsForWin + both(2) + (corrections[club] ?? 0)
      return { points, difference: both(4) - both(5), scored: both(4), grounds }
    })
    .sort((a, b) => b.points - a.points || b.difference - a.difference || b.scored - a.scored)
}
