/** Stable keys of the competitions in the top-leagues box before a viewer edits it; one that is not stored is not shown. */
export const DEFAULT_TOP_LEAGUES = [
  'europe/champions-league',
  'england/premier-league',
  'spain/la-liga',
  'italy/serie-a',
  'germany/bundesliga',
  'france/ligue-1',
] as const

/** Stable keys of the clubs in the top-clubs box before a viewer edits it. */
export const DEFAULT_TOP_CLUBS = [
  'spain/real-madrid',
  'england/manchester-city',
  'england/arsenal',
  'england/liverpool',
  'germany/bayern-munich',
] as const
