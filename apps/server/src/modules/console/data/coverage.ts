import type { SeasonCompleteness, Source } from '@touchline/football'

/** Parts of a match that only some sources have; every one has matches and results. */
type Part = 'prices' | 'lineups' | 'statistics'

const GIVE: Readonly<Record<Part, readonly Source[]>> = {
  prices: ['demo', 'sportmonks', 'football-data', 'the-odds-api'],
  lineups: ['demo', 'sportmonks', 'statsbomb', 'wyscout', 'schochastics'],
  statistics: ['demo', 'sportmonks', 'football-data', 'statsbomb', 'wyscout'],
}

export interface Share {
  held: number
  of: number
}

export interface SeasonShares {
  matches: Share | null
  results: Share | null
  prices: Share | null
  lineups: Share | null
  statistics: Share | null
}

/** Null if nothing is due. */
const share = ({ held, of }: Share): Share | null => (of === 0 ? null : { held, of })

/** Stored shares of expected data. A part that no source of the season has is no gap, unless some of it is stored. */
export function sharesOf(
  {
    scheduled,
    stored,
    results,
    parts,
  }: Pick<SeasonCompleteness, 'stored' | 'results' | 'parts'> & { scheduled: number | null },
  sources: readonly Source[],
): SeasonShares {
  const given = (part: Part) => {
    const isGiven = parts[part].held > 0 || GIVE[part].some((source) => sources.includes(source))
    return isGiven ? share(parts[part]) : null
  }
  return {
    matches: scheduled === null ? null : share({ held: Math.min(stored, scheduled), of: scheduled }),
    results: share(results),
    prices: given('prices'),
    lineups: given('lineups'),
    statistics: given('statistics'),
  }
}

/** Number of missing data over all parts. */
export const missingOf = (shares: SeasonShares): number =>
  Object.values(shares).reduce((sum: number, one: Share | null) => sum + (one === null ? 0 : one.of - one.held), 0)
