/** A weight for belonging to a competition with a stable key: competitions watched worldwide first. */
export function leagueFame(stableKey: string | null): number {
  return stableKey === null ? 0 : (FAME.get(stableKey) ?? 0)
}

const FAME: ReadonlyMap<string, number> = new Map([
  ['england/premier-league', 100],
  ['europe/champions-league', 98],
  ['spain/la-liga', 96],
  ['world/world-cup', 94],
  ['italy/serie-a', 90],
  ['germany/bundesliga', 88],
  ['france/ligue-1', 84],
  ['europe/europa-league', 80],
  ['portugal/primeira-liga', 70],
  ['brazil/serie-a', 68],
  ['netherlands/eredivisie', 64],
  ['england/championship', 50],
  ['england/fa-cup', 40],
  ['spain/la-liga-2', 30],
  ['italy/serie-b', 28],
  ['germany/2-bundesliga', 28],
  ['france/ligue-2', 24],
  ['brazil/serie-b', 20],
])

const MIN_TOP = 64

/** Stable keys of the competitions whose clubs people mean first. */
export const TOP_LEAGUES: readonly string[] = [...FAME].filter(([, fame]) => fame >= MIN_TOP).map(([key]) => key)
