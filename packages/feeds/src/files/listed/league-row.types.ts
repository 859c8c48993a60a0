/** Names stand between semicolons, as any source writes them; case, accents, dots and dashes do not matter. */
export type LeagueRow = readonly [
  stableKey: string,
  country: string,
  name: string,
  cupOrTier?: 'cup' | number,
  names?: string,
]
