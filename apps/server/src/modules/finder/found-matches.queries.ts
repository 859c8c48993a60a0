import {
  country,
  finderFact,
  fixture,
  league,
  oddsCurrent,
  type Queryable,
  type RowOf,
  rows,
  selection,
  statement,
  team,
} from '@touchline/database'
import { type Bet, FACTS, type Finder, MARKET, STATE } from '@touchline/football'
import { GOALS_BOOKMAKERS } from '@touchline/ingest/derive/finder/opening-prices.ts'
import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { betColumns, isFound } from './finder.sql.ts'

const home = alias(team, 'home_team')
const away = alias(team, 'away_team')

/** The columns of a found match, and their tables. */
const found = (finder: Finder) => {
  const { price, best, chance, edge } = betColumns(finder.bet)
  const facts = finder.conditions.map(
    ({ fact }) =>
      sql`round(${finderFact[fact]}::numeric / ${sql.raw(String(FACTS[fact].scale))}, ${sql.raw(String(FACTS[fact].digits))})::float8`,
  )
  return {
    columns: {
      id: finderFact.fixtureId,
      kickoff: finderFact.kickoff,
      kickoffKnown: fixture.kickoffKnown,
      leagueId: league.id,
      leagueName: league.name,
      countryId: country.id,
      countryName: country.name,
      homeId: home.id,
      homeName: home.name,
      homeCode: home.shortCode,
      awayId: away.id,
      awayName: away.name,
      awayCode: away.shortCode,
      price: sql<number | null>`${price}`,
      best: sql<number | null>`${best}`,
      chance: sql<number | null>`${chance}`,
      edge: sql<number | null>`${edge}`,
      facts: sql<number[]>`array[${sql.join(facts, sql`, `)}]::float8[]`,
    },
    joins: sql`join ${fixture} on ${fixture.id} = ${finderFact.fixtureId}
      join ${league} on ${league.id} = ${finderFact.leagueId} join ${country} on ${country.id} = ${league.countryId}
      join ${team} home_team on ${home.id} = ${fixture.homeTeamId} join ${team} away_team on ${away.id} = ${fixture.awayTeamId}`,
  }
}

const comingMatches = (finder: Finder, { from, until, most }: { from: Date; until: Date; most: number }) => {
  const { columns: shown, joins } = found(finder)
  return statement(() =>
    selection(
      {
        ...shown,
        now: sql<number | null>`${presentPrice(finder.bet)}`,
        total: sql<number>`(count(*) over ())::integer`,
      },
      (columns) => sql`
        select ${columns} from ${finderFact} ${joins}
        where ${finderFact.homeGoals} is null and ${fixture.stateId} in (${sql.raw(ARRANGED)})
          and ${finderFact.kickoff} >= ${sql.param(from)}::timestamptz and ${finderFact.kickoff} < ${sql.param(until)}::timestamptz
          and ${isFound(finder)}
        order by ${finderFact.kickoff}, ${finderFact.fixtureId} limit ${sql.param(most)}::integer`,
    ),
  )
}

const ARRANGED = [STATE.not_started, STATE.to_be_announced].join()

/** The price of today: of 1X2 the one that the day's list has, of goals that of the first bookmaker by whom matches are compared. */
function presentPrice(bet: Bet): SQL {
  if (bet === 'home') return sql`${fixture.priceHome}`
  if (bet === 'draw') return sql`${fixture.priceDraw}`
  if (bet === 'away') return sql`${fixture.priceAway}`
  const ladder = sql.raw(`array[${GOALS_BOOKMAKERS.join()}]`)
  return sql`(
    select q.price from ${oddsCurrent} cross join lateral
      unnest(${oddsCurrent.bookmakerIds}, ${oddsCurrent.selections}, ${oddsCurrent.lines}, ${oddsCurrent.prices}) as q(bookmaker, selection, line, price)
    where ${oddsCurrent.fixtureId} = ${fixture.id} and ${oddsCurrent.marketId} = ${sql.raw(String(MARKET.total_goals))}
      and q.line = 2.5 and q.selection = ${sql.raw(bet === 'over' ? '1' : '2')} and q.bookmaker = any(${ladder})
    order by array_position(${ladder}, q.bookmaker::integer) limit 1)`
}

type ComingRow = RowOf<ReturnType<typeof comingMatches>>
export type FoundRow = Omit<ComingRow, 'total' | 'now'>

/** Matches to come that meet all conditions, by kick-off. */
export const findComing = (
  queryable: Queryable,
  finder: Finder,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<ComingRow[]> => rows(queryable, comingMatches(finder, { from, until, most }), {})

const pastMatches = (finder: Finder, [limit, offset]: readonly [number, number]) => {
  const { columns: shown, joins } = found(finder)
  const { won, close } = betColumns(finder.bet)
  // The page is cut before names are looked up.
  const page: SQL = sql`(
    select * from ${finderFact} where ${finderFact.homeGoals} is not null and ${isFound(finder)}
    order by ${finderFact.kickoff} desc, ${finderFact.fixtureId} desc limit ${sql.param(limit)}::integer offset ${sql.param(offset)}::integer
  ) as ${finderFact}`
  return statement(() =>
    selection(
      {
        ...shown,
        homeGoals: sql<number>`${finderFact.homeGoals}`,
        awayGoals: sql<number>`${finderFact.awayGoals}`,
        won: sql<boolean>`${won}`,
        close: sql<number | null>`${close}::float8`,
      },
      (columns) => sql`
        select ${columns} from ${page} ${joins} order by ${finderFact.kickoff} desc, ${finderFact.fixtureId} desc`,
    ),
  )
}

export type PastRow = RowOf<ReturnType<typeof pastMatches>>

/** Past matches that meet all conditions, the newest first. */
export const findPastMatches = (
  queryable: Queryable,
  finder: Finder,
  window: readonly [limit: number, offset: number],
): Promise<PastRow[]> => rows(queryable, pastMatches(finder, window), {})
