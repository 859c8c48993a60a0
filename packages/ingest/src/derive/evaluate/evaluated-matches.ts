import {
  firstRow,
  fixture,
  forecast,
  league,
  oddsCurrent,
  type Placeholders,
  type Queryable,
  query,
  rows,
  selection,
  side,
  statement,
} from '@touchline/database'
import { BOOKMAKER, MARKET, type MarketId } from '@touchline/football'
import { bookSum, julyOf, type Pair, seasonOf } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { pair } from '../ratings/rated-fixture.ts'
import { lastResult } from '../ratings/rated-fixtures.queries.ts'

/** The average prices of a market; null where one is missing or cannot be. */
interface Book {
  opening: readonly number[] | null
  /** Known to be those at kick-off. */
  closing: readonly number[] | null
}

/** A finished match with what its forecasts are judged by. */
export interface EvaluatedMatch {
  fixture: number
  day: number
  season: number
  league: number
  stableKey: string | null
  home: number
  away: number
  goals: Pair
  halfTime: Pair | null
  referee: number | null
  /** For both sides together. */
  corners: number | null
  yellowCards: number | null
  yellowCardsBySide: Pair | null
  result: Book
  totals: Book
  /** The closing Asian handicap by the home side's line. */
  asian: { line: number; closing: readonly number[] } | null
  model: { home: number; draw: number; away: number; over25: number; corners: number; yellowCards: number }
}

interface Season {
  from: number
  until: number
}

const homeSide = alias(side, 'h')
const awaySide = alias(side, 'a')
const within = (p: Placeholders<Season>) =>
  sql`${forecast.day} >= date '1970-01-01' + ${p.from}::integer and ${forecast.day} < date '1970-01-01' + ${p.until}::integer and ${forecast.homeGoals} is not null`

const MATCHES = statement((p: Placeholders<Season>) =>
  selection(
    {
      id: fixture.id,
      day: sql<number>`${forecast.day} - date '1970-01-01'`,
      league: fixture.leagueId,
      stableKey: league.stableKey,
      home: fixture.homeTeamId,
      away: fixture.awayTeamId,
      homeGoals: sql<number>`${forecast.homeGoals}`,
      awayGoals: sql<number>`${forecast.awayGoals}`,
      homeHalfTime: fixture.homeHalfTime,
      awayHalfTime: fixture.awayHalfTime,
      corners: sql<number | null>`${homeSide.corners} + ${awaySide.corners}`,
      referee: fixture.refereeId,
      homeYellowCards: homeSide.yellowCards,
      awayYellowCards: awaySide.yellowCards,
      homeChance: forecast.home,
      drawChance: forecast.draw,
      awayChance: forecast.away,
      over25: forecast.over25,
      meanCorners: sql<number>`${forecast.homeCorners} + ${forecast.awayCorners}`,
      meanYellowCards: sql<number>`${forecast.homeYellowCards} + ${forecast.awayYellowCards}`,
    },
    (columns) => sql`
      select ${columns} from ${forecast} join ${fixture} on ${fixture.id} = ${forecast.fixtureId}
      join ${league} on ${league.id} = ${fixture.leagueId}
      left join lateral (select * from ${side} where ${side.fixtureId} = ${fixture.id} and ${side.home} offset 0) h on true
      left join lateral (select * from ${side} where ${side.fixtureId} = ${fixture.id} and not ${side.home} offset 0) a on true
      where ${within(p)} order by ${forecast.day}, ${fixture.id}`,
  ),
)

/** The average prices of a market, one row a line; the line of a handicap is the home side's. */
const BOOKS = statement((p: Placeholders<Season & { market: MarketId }>) =>
  selection(
    {
      id: oddsCurrent.fixtureId,
      line: sql<
        number | null
      >`case when ${oddsCurrent.marketId} = ${sql.raw(String(MARKET.asian_handicap))} and q.selection = 2 then -q.line else q.line end`,
      opening: sql<(number | null)[]>`array_agg(q.opening order by q.selection)`,
      closing: sql<(number | null)[]>`array_agg(case when q.closing then q.price end order by q.selection)`,
    },
    (columns) => sql`
      select ${columns} from ${forecast}
      join ${oddsCurrent} on ${oddsCurrent.fixtureId} = ${forecast.fixtureId} and ${oddsCurrent.marketId} = ${p.market}
      cross join lateral unnest(${oddsCurrent.bookmakerIds}, ${oddsCurrent.selections}, ${oddsCurrent.lines}, ${oddsCurrent.openings},
        ${oddsCurrent.prices}, ${oddsCurrent.closings}) as q(bookmaker, selection, line, opening, price, closing)
      where ${within(p)} and q.bookmaker = ${sql.raw(String(BOOKMAKER.average))} group by 1, 2`,
  ),
)

const GOALS_LINE = 2.5
const NO_BOOK: Book = { opening: null, closing: null }

const FIRST = statement(() =>
  query.select({ day: sql<number | null>`min(${forecast.day}) - date '1970-01-01'` }).from(forecast),
)

/** All finished rated matches, a season at a time from the first on. */
export async function* evaluatedSeasons(queryable: Queryable): AsyncGenerator<EvaluatedMatch[]> {
  const last = await lastResult(queryable)
  const first = (await firstRow(queryable, FIRST, {}))?.day ?? null
  if (last === null || first === null) return
  for (let season = seasonOf(first); season <= seasonOf(last); season++) {
    const days = { from: julyOf(season), until: julyOf(season + 1) }
    const matches = await rows(queryable, MATCHES, days)
    const result = await booksOf(queryable, days, MARKET.full_time_result)
    const totals = await booksOf(queryable, days, MARKET.total_goals)
    const asian = await booksOf(queryable, days, MARKET.asian_handicap)
    yield matches.map((row) => ({
      fixture: row.id,
      day: row.day,
      season,
      league: row.league,
      stableKey: row.stableKey,
      home: row.home,
      away: row.away,
      goals: [row.homeGoals, row.awayGoals],
      halfTime: pair(row.homeHalfTime, row.awayHalfTime),
      referee: row.referee,
      corners: row.corners,
      ...yellowCardsOf(pair(row.homeYellowCards, row.awayYellowCards)),
      result: bookOf(result.get(row.id)?.[0], 3),
      totals: bookOf(
        totals.get(row.id)?.find(({ line }) => line === GOALS_LINE),
        2,
      ),
      asian: closingHandicap(asian.get(row.id) ?? []),
      model: {
        home: row.homeChance,
        draw: row.drawChance,
        away: row.awayChance,
        over25: row.over25,
        corners: row.meanCorners,
        yellowCards: row.meanYellowCards,
      },
    }))
  }
}

const yellowCardsOf = (bySide: Pair | null) => ({
  yellowCards: bySide && bySide[0] + bySide[1],
  yellowCardsBySide: bySide,
})

interface StoredBook {
  line: number | null
  opening: readonly (number | null)[]
  closing: readonly (number | null)[]
}

async function booksOf(queryable: Queryable, days: Season, market: MarketId): Promise<Map<number, StoredBook[]>> {
  return Map.groupBy(await rows(queryable, BOOKS, { ...days, market }), ({ id }) => id)
}

const bookOf = (stored: StoredBook | undefined, outcomes: number): Book =>
  stored ? { opening: usable(stored.opening, outcomes), closing: usable(stored.closing, outcomes) } : NO_BOOK

function closingHandicap(books: readonly StoredBook[]): EvaluatedMatch['asian'] {
  for (const { line, closing } of books) {
    const prices = usable(closing, 2)
    if (line !== null && prices) return { line, closing: prices }
  }
  return null
}

/** The prices of a whole book with an overround of 1.00 to 1.20. */
function usable(prices: readonly (number | null)[], outcomes: number): readonly number[] | null {
  const sum = bookSum(prices)
  return prices.length === outcomes && sum !== null && sum >= 1 && sum <= 1.2 ? (prices as readonly number[]) : null
}
