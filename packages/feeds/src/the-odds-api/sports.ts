/** A competition as The Odds API calls it. */
export interface Sport {
  key: string
  /** Its stable name with us. */
  league: string
  /** English name in the list of countries of the country whose clubs play in it; null where clubs of many do. */
  country: string | null
}

/** Competitions whose prices are requested. */
export const SPORTS: readonly Sport[] = [
  { key: 'soccer_epl', league: 'england/premier-league', country: 'England' },
  { key: 'soccer_spain_la_liga', league: 'spain/la-liga', country: 'Spain' },
  { key: 'soccer_italy_serie_a', league: 'italy/serie-a', country: 'Italy' },
  { key: 'soccer_germany_bundesliga', league: 'germany/bundesliga', country: 'Germany' },
  { key: 'soccer_france_ligue_one', league: 'france/ligue-1', country: 'France' },
  { key: 'soccer_portugal_primeira_liga', league: 'portugal/primeira-liga', country: 'Portugal' },
  { key: 'soccer_netherlands_eredivisie', league: 'netherlands/eredivisie', country: 'Netherlands' },
  { key: 'soccer_germany_bundesliga2', league: 'germany/2-bundesliga', country: 'Germany' },
  { key: 'soccer_uefa_champs_league', league: 'europe/champions-league', country: null },
]

/** The path of a competition's prices: one region and one market, which is one credit. */
export const pricesPath = ({ key }: Sport): string =>
  `v4/sports/${key}/odds?regions=uk&markets=h2h&oddsFormat=decimal&dateFormat=iso`
