/** The figures of one side of a match; null is unknown. */
export interface SideFiguresRow {
  corners: number | null
  yellowCards: number | null
  redCards: number | null
  shotsTotal: number | null
  shotsOnTarget: number | null
  shotsBlocked: number | null
  shotsInsideBox: number | null
  attacks: number | null
  dangerousAttacks: number | null
  passesTotal: number | null
  passesAccurate: number | null
  ballSafe: number | null
  fouls: number | null
  freeKicks: number | null
  goalAttempts: number | null
  goalKicks: number | null
  injuries: number | null
  offsides: number | null
  penalties: number | null
  possession: number | null
  saves: number | null
  substitutions: number | null
  tackles: number | null
  throwIns: number | null
}

const NAMES = [
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
] as const satisfies readonly (keyof SideFiguresRow)[]

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The figures of a row of `side`, as one JSON value: `{ "corners": 5, … }`. */
export const sideFigures = (alias: string) =>
  `json_build_object(${NAMES.map((name) => `'${name}', ${alias}.${columnOf(name)}`).join(', ')})`
