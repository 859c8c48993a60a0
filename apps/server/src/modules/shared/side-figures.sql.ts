import { side } from '@touchline/database'
import type { SideFigure } from '@touchline/football'
import { toCamelCase } from 'drizzle-orm/casing'

/** The figures of one side of a match; null is unknown. */
export const SIDE_FIGURES = [
  'corners',
  'yellowCards',
  'redCards',
  'shotsTotal',
  'shotsOnTarget',
  'shotsBlocked',
  'shotsInsideBox',
  'attacks',
  'dangerousAttacks',
  'passesTotal',
  'passesAccurate',
  'ballSafe',
  'fouls',
  'freeKicks',
  'goalAttempts',
  'goalKicks',
  'injuries',
  'offsides',
  'penalties',
  'possession',
  'saves',
  'substitutions',
  'tackles',
  'throwIns',
] as const satisfies readonly (keyof typeof side.$inferSelect)[]

export type SideFiguresRow = Pick<typeof side.$inferSelect, (typeof SIDE_FIGURES)[number]>

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** The column of a figure: `shotsTotal` of `shots_total`. */
export const sideFigureColumn = (figure: SideFigure) => side[toCamelCase(figure) as CamelCase<SideFigure>]
