import { SIDE_FIGURE_TYPE, type SideFigure } from '@touchline/football'
import { toCamelCase } from 'drizzle-orm/casing'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The column of each figure of a side: `shotsTotal` of `shots_total`. */
export const SIDE_FIGURE_COLUMN = Object.fromEntries(
  Object.keys(SIDE_FIGURE_TYPE).map((figure) => [figure, toCamelCase(figure)]),
) as { readonly [Figure in SideFigure]: CamelCase<Figure> }
