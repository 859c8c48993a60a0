import type { side } from '@touchline/database'

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
