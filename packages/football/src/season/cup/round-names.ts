const NAMES: Readonly<Record<number, string>> = {
  2: 'Final',
  4: 'Semi-finals',
  8: 'Quarter-finals',
  16: 'Round of 16',
  32: 'Round of 32',
  64: 'Round of 64',
  128: 'Round of 128',
}

/** The default name of a knock-out round with this number of teams. */
export const nameOfRound = (teams: number): string => NAMES[teams] ?? `Round of ${teams}`
