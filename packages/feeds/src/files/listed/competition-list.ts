import { nameKey, squadOfCompetition } from '@touchline/football'
import type { LeagueRow } from './league-row.types.ts'
import { LEAGUES_ELSEWHERE } from './leagues-elsewhere.data.ts'
import { LEAGUES_OF_EUROPE } from './leagues-of-europe.data.ts'
import { LEAGUES_OF_SEVERAL_COUNTRIES } from './leagues-of-several-countries.data.ts'
import { LEAGUES_OF_WOMEN } from './leagues-of-women.data.ts'

/** Every competition that several sources know. */
const LISTED_LEAGUES: readonly LeagueRow[] = [
  ...LEAGUES_OF_EUROPE,
  ...LEAGUES_ELSEWHERE,
  ...LEAGUES_OF_WOMEN,
  ...LEAGUES_OF_SEVERAL_COUNTRIES,
]

/** A competition that every source shares. */
export interface ListedLeague {
  stableKey: string
  /** English name in the list of countries. */
  country: string
  name: string
  type: 'league' | 'cup'
  tier: number
  /** The kind of team, unless it is men's first teams: `Women`. */
  squad: string | null
}

const listed = ([stableKey, country, name, cupOrTier = 1]: LeagueRow): ListedLeague => ({
  ...{ stableKey, country, name, squad: squadOfCompetition(name) },
  ...(cupOrTier === 'cup' ? { type: 'cup', tier: 1 } : { type: 'league', tier: cupOrTier }),
})

const byStableKey = new Map(LISTED_LEAGUES.map((row) => [row[0], listed(row)]))

const byName = new Map(
  LISTED_LEAGUES.flatMap((row) =>
    [row[2], ...(row[4]?.split('; ') ?? [])].map((name): [string, ListedLeague] => [place(row[1], name), listed(row)]),
  ),
)

function place(country: string, name: string): string {
  return `${country}/${nameKey(name)}`
}

/** Null when no competition has the key. */
export const listedByKey = (stableKey: string): ListedLeague | null => byStableKey.get(stableKey) ?? null

/** The competition called so in a country or region by its English name in the list of countries; null for one that no list has. */
export const listedByName = (country: string, name: string): ListedLeague | null =>
  byName.get(place(country, name)) ?? null

/** The league at a level of a country, of men and by its English name; null where the list has none or several. */
export function listedAtLevel(country: string, tier: number): ListedLeague | null {
  const [only, another] = [...byStableKey.values()].filter(
    (league) => league.country === country && league.tier === tier && league.type === 'league' && league.squad === null,
  )
  return another === undefined ? (only ?? null) : null
}

const otherNames = new Map(LISTED_LEAGUES.map((row) => [row[0], row[4]?.split('; ') ?? []]))

/** Other names of a competition, by its stable key; none for a key that is not in the list. */
export const otherLeagueNames = (stableKey: string): readonly string[] => otherNames.get(stableKey) ?? []

/** A text of all names, which differs as soon as one of them does. */
export const leagueNamesText = (): string => JSON.stringify([...otherNames])
