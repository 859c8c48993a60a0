import type { finderFact } from '@touchline/database'
import {
  type BookmakerId,
  DAY_MS,
  isFinished,
  type KnownBefore,
  knownScore,
  type PlayedMatch,
  type SamePrices,
  STATE,
  wetWeather,
} from '@touchline/football'
import type { FinderFixtureRow } from './facts.queries.ts'
import type { MatchPrices } from './match-prices.ts'

export type FactRow = typeof finderFact.$inferInsert

const THOUSAND = 1000
const TEN = 10

export const dayOf = (kickoff: Date): number => Math.floor(kickoff.getTime() / DAY_MS)
export const startOf = (day: number): Date => new Date(day * DAY_MS)

/** A fixture as the past is read from it. */
export function playedMatch(row: FinderFixtureRow): PlayedMatch {
  const { id, seasonId, home, away, refereeId, cards } = row
  return {
    id,
    day: dayOf(row.kickoff),
    seasonId,
    home,
    away,
    goals: goalsOf(row),
    inTable: row.isRated,
    refereeId,
    cards,
  }
}

/** After 90 minutes, of a match that is over. */
export function goalsOf(row: FinderFixtureRow): readonly [number, number] | null {
  if (!isFinished(row.stateId)) return null
  const atEnd = row.stateId === STATE.full_time
  const home = row.homeFullTime ?? (atEnd ? row.homeGoals : null)
  const away = row.awayFullTime ?? (atEnd ? row.awayGoals : null)
  return knownScore(home, away)
}

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1
const thousandths = (chance: number | null | undefined) => (chance == null ? null : Math.round(chance * THOUSAND))
const less = (one: number | null, other: number | null | undefined) =>
  one === null || other == null ? null : thousandths(one - other)

/** Never −0. */
const tenths = (value: number | null) => (value === null ? null : Math.round(value * TEN) + 0)

/** The row of a fixture: the facts before it, its prices, our forecast and the weather, and its result. */
export function factRow(
  row: FinderFixtureRow,
  known: KnownBefore & SamePrices,
  { result, goals }: MatchPrices,
): FactRow {
  const score = goalsOf(row)
  const day = dayOf(row.kickoff)
  const [home, draw, away] = result.opening
  const [over] = goals.opening
  return {
    fixtureId: row.id,
    kickoff: row.kickoff,
    leagueId: row.leagueId,
    seasonId: row.seasonId,
    homeTeamId: row.home,
    awayTeamId: row.away,
    weekday: weekdayOf(day),
    month: (row.kickoff.getUTCFullYear() - 1970) * 12 + row.kickoff.getUTCMonth(),
    homeGoals: score?.[0] ?? null,
    awayGoals: score?.[1] ?? null,
    priceHome: result.prices[0] ?? null,
    priceDraw: result.prices[1] ?? null,
    priceAway: result.prices[2] ?? null,
    priceOver: goals.prices[0] ?? null,
    priceUnder: goals.prices[1] ?? null,
    priceBookmakerId: result.bookmakerId as BookmakerId | null,
    bestHome: result.best[0] ?? null,
    bestDraw: result.best[1] ?? null,
    bestAway: result.best[2] ?? null,
    bestOver: goals.best[0] ?? null,
    bestUnder: goals.best[1] ?? null,
    closeHome: result.closing[0] ?? null,
    closeDraw: result.closing[1] ?? null,
    closeAway: result.closing[2] ?? null,
    closeOver: goals.closing[0] ?? null,
    chanceHome: thousandths(home),
    chanceDraw: thousandths(draw),
    chanceAway: thousandths(away),
    chanceOver: thousandths(over),
    edgeHome: less(row.homeChance, home),
    edgeDraw: less(row.drawChance, draw),
    edgeAway: less(row.awayChance, away),
    edgeOver: less(row.overChance, over),
    refereeId: row.refereeId,
    cards: score === null ? null : row.cards,
    temperature: tenths(row.temperature),
    wind: tenths(row.wind),
    wet: wetWeather(row.weatherIcon),
    ...known,
  }
}
