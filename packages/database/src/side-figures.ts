import type { SideFigure } from '@touchline/football'
import { toCamelCase } from 'drizzle-orm/casing'

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

export type SideFigureColumn<Figure extends SideFigure = SideFigure> = CamelCase<Figure>

/** What a figure of a side is called in its table: `shotsTotal` of `shots_total`. */
export const sideFigureColumn = <Figure extends SideFigure>(figure: Figure) =>
  toCamelCase(figure) as SideFigureColumn<Figure>
