import { SIDE_FIGURE_TYPE, type SideFigure, type SideFigures, STATISTICS } from '@touchline/football'
import { toCamelCase } from 'drizzle-orm/casing'
import type { side } from './tables/index.ts'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The column of each figure of a side: `shotsTotal` of `shots_total`. */
export const SIDE_FIGURE_COLUMN = Object.fromEntries(
  Object.keys(SIDE_FIGURE_TYPE).map((figure) => [figure, toCamelCase(figure)]),
) as { readonly [Figure in SideFigure]: CamelCase<Figure> }

type SideRow = Pick<typeof side.$inferSelect, (typeof SIDE_FIGURE_COLUMN)[SideFigure]>

/** The figures of a stored side. */
export function sideFiguresOf(row: SideRow): SideFigures {
  const known = STATISTICS.flatMap((name) => {
    const value = row[SIDE_FIGURE_COLUMN[name]]
    return value === null ? [] : [[name, value] as const]
  })
  const { corners, yellowCards, redCards } = row
  return { corners, yellowCards, redCards, statistics: Object.fromEntries(known) }
}
