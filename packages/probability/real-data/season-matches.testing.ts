import { globSync, readFileSync } from 'node:fs'
import { parseFootballData } from '@touchline/feeds'
import {
  BOOKMAKER,
  type BookmakerId,
  type FixtureRecord,
  MARKET,
  type MarketId,
  type OddsRecord,
  type Quote,
  type SideFigures,
} from '@touchline/football'
import { onceInRun } from '@touchline/testing/run-folder'
import { realData } from '../../../tools/data-folder.ts'
import { bookSum, dayNumber, type Pair, type RatedMatch } from '../src/index.ts'

/** A match of the season files with the prices that the figures rest on; a price that is missing or cannot be is null. */
export interface SeasonMatch extends RatedMatch {
  goals: Pair
  halfTime: Pair | null
  bet365: readonly number[] | null
  average: readonly number[] | null
  averageTotals: readonly number[] | null
  closing: readonly number[] | null
  closingTotals: readonly number[] | null
  /** The average closing Asian handicap: the home side's line and both prices. */
  closingAsian: { line: number; prices: readonly number[] } | null
}

const TIERS: Readonly<Record<string, number>> = {
  E0: 1,
  E1: 2,
  E2: 3,
  E3: 4,
  EC: 5,
  SC0: 1,
  SC1: 2,
  SC2: 3,
  SC3: 4,
  D2: 2,
  I2: 2,
  SP2: 2,
  F2: 2,
}
export const BIG_FIVE: readonly string[] = ['E0', 'D1', 'SP1', 'I1', 'F1']

const CLOSING_FROM = '2019-07-01'

let known: readonly SeasonMatch[] | undefined

/** All matches of the season files with a result, by date; the files are read once in a run. */
export function seasonMatches(): SeasonMatch[] {
  known ??= onceInRun('season-matches', readSeasonMatches)
  return [...known]
}

function readSeasonMatches(): SeasonMatch[] {
  const folder = realData('football-data')
  const matches: SeasonMatch[] = []
  for (const name of globSync('seasons/*/*.csv', { cwd: folder }).sort()) {
    const { batch } = parseFootballData({ name, bytes: readFileSync(`${folder}/${name}`) })
    const stable = new Map((batch.teams ?? []).map(({ key, stableKey }) => [key, stableKey ?? key]))
    const odds = Map.groupBy(batch.odds ?? [], ({ fixture }) => fixture)
    for (const fixture of batch.fixtures ?? []) {
      const match = seasonMatch(fixture, odds.get(fixture.key) ?? [])
      if (match)
        matches.push({
          ...match,
          home: stable.get(match.home) ?? match.home,
          away: stable.get(match.away) ?? match.away,
        })
    }
  }
  return matches.sort((one, other) => one.day - other.day)
}

function seasonMatch(fixture: FixtureRecord, odds: readonly OddsRecord[]): SeasonMatch | null {
  const { home, away } = fixture.sides
  const goals = fixture.scores.fullTime
  if (!goals) return null
  const closes = fixture.kickoff >= CLOSING_FROM
  const book = (market: MarketId, bookmaker: BookmakerId, count: number, closing: boolean) =>
    prices(quotesOf(odds, market, bookmaker), count, closing)
  const asian = closingLine(quotesOf(odds, MARKET.asian_handicap, BOOKMAKER.average))
  const asianPrices = closes ? prices(asian, 2, true) : null
  const line = asian.find(({ selection }) => selection === 1)?.line ?? null
  return {
    day: dayNumber(fixture.kickoff.slice(0, 10)),
    division: fixture.league,
    tier: TIERS[fixture.league] ?? 1,
    home: fixture.home,
    away: fixture.away,
    goals,
    halfTime: fixture.scores.halfTime,
    shots: both(home, away, ({ statistics }) => statistics.shots_total),
    shotsOnTarget: both(home, away, ({ statistics }) => statistics.shots_on_target),
    corners: both(home, away, ({ corners }) => corners),
    yellowCards: both(home, away, ({ yellowCards }) => yellowCards),
    referee: fixture.referee,
    bet365: book(MARKET.full_time_result, BOOKMAKER.bet365, 3, false),
    average: book(MARKET.full_time_result, BOOKMAKER.average, 3, false),
    averageTotals: book(MARKET.total_goals, BOOKMAKER.average, 2, false),
    closing: closes ? book(MARKET.full_time_result, BOOKMAKER.average, 3, true) : null,
    closingTotals: closes ? book(MARKET.total_goals, BOOKMAKER.average, 2, true) : null,
    closingAsian: asianPrices && line !== null ? { line, prices: asianPrices } : null,
  }
}

const quotesOf = (odds: readonly OddsRecord[], market: MarketId, bookmaker: BookmakerId): Quote[] =>
  (odds.find((one) => one.market === market)?.quotes ?? []).filter((one) => one.bookmaker === bookmaker)

/** Where the handicap moved before kick-off, the quotes of the closing line have no opening price. */
function closingLine(quotes: readonly Quote[]): readonly Quote[] {
  const moved = quotes.filter(({ opening }) => opening === null)
  return moved.length > 0 ? moved : quotes
}

/** The prices of a whole book with an overround of 1.00 to 1.20. */
function prices(quotes: readonly Quote[], count: number, closing: boolean): number[] | null {
  const found = Array.from({ length: count }, (_, at) => {
    const quote = quotes.find(({ selection }) => selection === at + 1)
    return (closing ? quote?.price : quote?.opening) ?? null
  })
  const sum = bookSum(found)
  return sum !== null && sum >= 1 && sum <= 1.2 ? (found as number[]) : null
}

function both(
  home: SideFigures,
  away: SideFigures,
  figure: (side: SideFigures) => number | null | undefined,
): Pair | null {
  const pair = [figure(home) ?? null, figure(away) ?? null] as const
  return pair[0] === null || pair[1] === null ? null : [pair[0], pair[1]]
}
