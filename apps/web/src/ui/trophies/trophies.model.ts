import type { WonTrophy } from '@touchline/contract'
import { groupBy } from '@touchline/football'

/** Trophies and lost finals in one league; the latest season first. */
export interface LeagueTrophies {
  /** Null where the competition is not stored. */
  id: number | null
  name: string
  image_path: string | null
  won: readonly WonTrophy[]
  second: readonly WonTrophy[]
}

const WON = 1

/** Trophies by league: most often won first, then most often runner-up, then the one with the latest season. */
export function byLeague(trophies: readonly WonTrophy[]): LeagueTrophies[] {
  const newest = trophies.toSorted((one, other) => other.season.name.localeCompare(one.season.name))
  const leagues = groupBy(newest, ({ league_id, league }) => league_id ?? league.name)
  return [...leagues.values()]
    .flatMap((of) => {
      const [first] = of
      if (!first) return []
      const [won, second] = [true, false].map((wanted) => of.filter(({ trophy_id }) => (trophy_id === WON) === wanted))
      return [{ id: first.league_id, ...first.league, won: won ?? [], second: second ?? [] }]
    })
    .sort((one, other) => other.won.length - one.won.length || other.second.length - one.second.length)
}
