import type { Side, SideFigures, Statistic } from '@touchline/football'
import type { Doubt } from '../files/problems.ts'
import { parseNumber } from './cells.ts'
import type { Header } from './header.ts'
import type { RowCells } from './prices/prices.ts'

type Figure = 'corners' | 'yellowCards' | 'redCards' | Statistic

interface CountColumn {
  side: Side
  figure: Figure
  name: string
  index: number
  highest: number
}

/**
 * Counts of the season files: the column after `H` or `A`, its statistic and more than any match has had. In England and Scotland `Y`
 * leaves out the first yellow card of a player sent off for a second one, elsewhere it does not; the figure is passed on as in the file.
 * `FKC` counts free kicks conceded, which are the other side's.
 */
const COUNTS: readonly (readonly [suffix: string, figure: Figure, highest: number, ofOpponent?: boolean])[] = [
  ['S', 'shots_total', 60],
  ['ST', 'shots_on_target', 40],
  ['F', 'fouls', 60],
  ['FKC', 'free_kicks', 60, true],
  ['O', 'offsides', 30],
  ['C', 'corners', 35],
  ['Y', 'yellowCards', 15],
  ['R', 'redCards', 6],
]

export function findCountColumns(header: Header): CountColumn[] {
  const columns = COUNTS.flatMap(([suffix, figure, highest, ofOpponent]): CountColumn[] =>
    (['home', 'away'] as const).map((side) => {
      const name = `${(side === 'home') === (ofOpponent ?? false) ? 'A' : 'H'}${suffix}`
      return { side, figure, name, index: header.at(name), highest }
    }),
  )
  return columns.filter((column) => column.index >= 0)
}

const MAX_EXPECTED_GOALS = 12

/** Expected goals of both sides, as the files have them since 2026. */
export function readExpectedGoals(
  row: RowCells,
  [home, away]: readonly [home: number, away: number],
  doubt: Doubt,
): readonly [home: number, away: number] | null {
  const [one, other] = [home, away].map((index) => parseNumber(row.cells[index] ?? ''))
  if (one == null || other == null) return null
  const possible = (value: number) => value >= 0 && value <= MAX_EXPECTED_GOALS
  if (possible(one) && possible(other)) return [one, other]
  doubt('HxG,AxG', `${one}-${other} cannot be expected goals`)
  return null
}

/** Both sides' counts. A count that cannot be one is unknown, and so are both kinds of shots where they contradict each other. */
export function readFigures(
  row: RowCells,
  columns: readonly CountColumn[],
  doubt: Doubt,
): { home: SideFigures; away: SideFigures } {
  const sides = { home: emptySide(), away: emptySide() }
  for (const { side, figure, name, index, highest } of columns) {
    const value = parseNumber(row.cells[index] ?? '')
    if (value === null) continue
    if (Number.isInteger(value) && value >= 0 && value <= highest) setFigure(sides[side], figure, value)
    else doubt(name, `${(row.cells[index] ?? '').trim()} cannot be the count of a match`)
  }
  checkShots(sides.home.statistics, 'H', doubt)
  checkShots(sides.away.statistics, 'A', doubt)
  return sides
}

type EmptySide = { corners: number | null; yellowCards: number | null; redCards: number | null; statistics: Counts }
type Counts = Partial<Record<Statistic, number>>

function emptySide(): EmptySide {
  return { corners: null, yellowCards: null, redCards: null, statistics: {} }
}

function setFigure(side: EmptySide, figure: Figure, value: number): void {
  if (figure === 'corners' || figure === 'yellowCards' || figure === 'redCards') side[figure] = value
  else side.statistics[figure] = value
}

function checkShots(statistics: Counts, letter: 'H' | 'A', doubt: Doubt): void {
  const { shots_total: all, shots_on_target: onTarget } = statistics
  if (all === undefined || onTarget === undefined || onTarget <= all) return
  doubt(`${letter}S,${letter}ST`, `${onTarget} shots on target of ${all} shots; both are left unknown`)
  delete statistics.shots_total
  delete statistics.shots_on_target
}
