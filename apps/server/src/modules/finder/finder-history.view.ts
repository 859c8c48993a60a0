import type { FinderEstimate, FinderFigures, FinderHistory } from '@touchline/contract'
import { type Interval, MIN_MATCHES, meanIntervalOfSums, wilsonInterval } from '@touchline/probability'
import type { PastSums } from './past-sums.queries.ts'

/** Names of leagues and seasons by their ids. */
export interface Names {
  leagues: ReadonlyMap<number, { leagueName: string; countryName: string }>
  seasons: ReadonlyMap<number, string>
}

const NONE = {
  matches: 0,
  hits: 0,
  expectedMatches: 0,
  expectedHits: 0,
  expected: 0,
  bets: 0,
  profit: 0,
  profitSquares: 0,
  bestBets: 0,
  bestProfit: 0,
  bestSquares: 0,
  closingBets: 0,
  closingValue: 0,
  closingSquares: 0,
  beatClose: 0,
}
type Sums = typeof NONE
const FIELDS = Object.keys(NONE) as (keyof Sums)[]

function sumOf(rows: readonly Sums[]): Sums {
  const sums = { ...NONE }
  for (const row of rows) for (const field of FIELDS) sums[field] += row[field]
  return sums
}

const estimate = (value: number, interval: Interval | null): FinderEstimate => ({
  value,
  low: interval?.low ?? null,
  high: interval?.high ?? null,
})

/** A bet loses its stake and no more; fewer than five bets are too few to say. */
function mean(count: number, sum: number, squares: number): FinderEstimate | null {
  if (count === 0) return null
  const interval = count < MIN_MATCHES ? null : meanIntervalOfSums(count, { sum, squares })
  return estimate(sum / count, interval && { ...interval, low: Math.max(-1, interval.low) })
}

function viewPastFigures(rows: readonly Sums[]): FinderFigures {
  const sums = sumOf(rows)
  const { matches, hits, expectedMatches, bets, bestBets, closingBets } = sums
  return {
    matches,
    hits,
    hit_rate: matches === 0 ? null : estimate(hits / matches, wilsonInterval(hits, matches)),
    expected: expectedMatches === 0 ? null : sums.expected / expectedMatches,
    expected_matches: expectedMatches,
    expected_hits: sums.expectedHits,
    bets,
    return: mean(bets, sums.profit, sums.profitSquares),
    best_bets: bestBets,
    best_return: mean(bestBets, sums.bestProfit, sums.bestSquares),
    closing_bets: closingBets,
    closing_value: mean(closingBets, sums.closingValue, sums.closingSquares),
    beat_close: closingBets === 0 ? null : sums.beatClose / closingBets,
  }
}

/** YYYY-MM of months since January 1970. */
const monthText = (month: number): string =>
  `${1970 + Math.floor(month / 12)}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}`

export function viewPast(rows: readonly PastSums[], names: Names): FinderHistory {
  const months = [...Map.groupBy(rows, ({ month }) => month)].sort(([one], [other]) => one - other)
  const seasons = [...Map.groupBy(rows, ({ seasonId }) => names.seasons.get(seasonId) ?? '?')]
  const leagues = [...Map.groupBy(rows, ({ leagueId }) => leagueId)].map(([leagueId, ofLeague]) => ({
    league_id: leagueId,
    league_name: names.leagues.get(leagueId)?.leagueName ?? '?',
    country_name: names.leagues.get(leagueId)?.countryName ?? '?',
    figures: viewPastFigures(ofLeague),
  }))
  return {
    all: viewPastFigures(rows),
    halves: halvesOf(rows),
    seasons: seasons
      .sort(([one], [other]) => (one < other ? 1 : -1))
      .map(([season, ofSeason]) => ({ season, figures: viewPastFigures(ofSeason) })),
    leagues: leagues.sort(
      (one, other) => other.figures.matches - one.figures.matches || one.league_id - other.league_id,
    ),
    months: months.map(([month, ofMonth]) => {
      const { bets, profit } = sumOf(ofMonth)
      return { month: monthText(month), bets, profit }
    }),
  }
}

/** Cut at the month in which half of the bets are reached, or of the matches where none has a price; it still belongs to the earlier half. */
function halvesOf(rows: readonly PastSums[]): FinderHistory['halves'] {
  const inOrder = rows.toSorted((one, other) => one.month - other.month)
  const all = sumOf(rows)
  const counted = all.bets > 0 ? 'bets' : 'matches'
  const half = all[counted] / 2
  let before = 0
  const last = inOrder.find((row) => {
    before += row[counted]
    return before >= half
  })
  const later = inOrder.filter(({ month }) => last !== undefined && month > last.month)
  const [first] = later
  if (last === undefined || first === undefined) return null
  const earlier = inOrder.filter(({ month }) => month <= last.month)
  return { from: monthText(first.month), earlier: viewPastFigures(earlier), later: viewPastFigures(later) }
}
