import { finderFact, type Placeholders, type RowOf, selection, statement } from '@touchline/database'
import { SAME_PRICE_MATCHES } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'

const MAX_MATCHES = sql.raw(String(SAME_PRICE_MATCHES))
const PRICED = {
  id: finderFact.fixtureId,
  kickoff: finderFact.kickoff,
  bookmakerId: sql<number>`${finderFact.priceBookmakerId}`,
  priceHome: sql<number>`${finderFact.priceHome}`,
  priceAway: sql<number>`${finderFact.priceAway}`,
  homeGoals: sql<number>`${finderFact.homeGoals}`,
  awayGoals: sql<number>`${finderFact.awayGoals}`,
}
/** Only those counted among matches at a price. */
const isCounted = sql`${finderFact.homeGoals} is not null and ${finderFact.priceBookmakerId} is not null`

/** Matches between two instants whose facts are made, with their prices and results. */
export const PRICED_BETWEEN = statement((p: Placeholders<{ from: Date; until: Date }>) =>
  selection(
    PRICED,
    (columns) => sql`
      select ${columns} from ${finderFact} where ${isCounted}
        and ${finderFact.kickoff} >= ${p.from}::timestamptz and ${finderFact.kickoff} < ${p.until}::timestamptz
      order by ${finderFact.kickoff}, ${finderFact.fixtureId}`,
  ),
)
export type PricedRow = RowOf<typeof PRICED_BETWEEN>

interface SamePrices {
  bookmakers: readonly number[]
  /** Starts of days, the arrays in parallel. */
  days: readonly Date[]
  homes: readonly number[]
  aways: readonly number[]
  /** Left out. */
  except: readonly number[]
}

const lastAt = (p: Placeholders<SamePrices>, price: AnyPgColumn, prices: SQL) => sql`
  select s.id from unnest(${p.bookmakers}::integer[], ${prices}::real[], ${p.days}::timestamptz[]) as t(bookmaker, price, day)
  cross join lateral (
    select ${finderFact.fixtureId} as id from ${finderFact}
    where ${finderFact.priceBookmakerId} = t.bookmaker and ${price} = t.price and ${finderFact.homeGoals} is not null
      and ${finderFact.kickoff} < t.day and not (${finderFact.fixtureId} = any(${p.except}::integer[]))
    order by ${finderFact.kickoff} desc, ${finderFact.fixtureId} desc limit ${MAX_MATCHES}
  ) as s`

/** The last matches before some days at the price of the home side, and at that of the away side. */
export const AT_SAME_PRICES = statement((p: Placeholders<SamePrices>) =>
  selection(
    PRICED,
    (columns) => sql`
      select ${columns} from ${finderFact} where ${finderFact.fixtureId} in (
        ${lastAt(p, finderFact.priceHome, sql`${p.homes}`)} union ${lastAt(p, finderFact.priceAway, sql`${p.aways}`)}
      )`,
  ),
)

interface Places {
  bookmakers: readonly number[]
  homes: readonly number[]
  aways: readonly number[]
  kickoffs: readonly Date[]
  ids: readonly number[]
  most: number
}

const next = alias(finderFact, 'next')
const dayAfter = (at: SQL | AnyPgColumn) => sql`date_trunc('day', ${at}, 'UTC') + interval '24 hours'`
const laterAt = (p: Placeholders<Places>, [price, nextPrice]: readonly [AnyPgColumn, AnyPgColumn], prices: SQL) => sql`
  select s.id from unnest(${p.bookmakers}::integer[], ${prices}::real[], ${p.kickoffs}::timestamptz[], ${p.ids}::integer[])
    as t(bookmaker, price, kickoff, id)
  cross join lateral (
    select ${finderFact.fixtureId} as id from ${finderFact}
    where ${finderFact.priceBookmakerId} = t.bookmaker and ${price} = t.price
      and ${finderFact.kickoff} >= ${dayAfter(sql`t.kickoff`)} and ${finderFact.kickoff} < coalesce((
        select ${dayAfter(next.kickoff)} from ${finderFact} as next
        where ${next.priceBookmakerId} = t.bookmaker and ${nextPrice} = t.price and ${next.homeGoals} is not null
          and (${next.kickoff}, ${next.fixtureId}) > (t.kickoff, t.id)
        order by ${next.kickoff}, ${next.fixtureId} offset ${MAX_MATCHES} - 1 limit 1
      ), 'infinity')
  ) as s`

/**
 * Matches that look back on one at a place in time and a price, as home side or as away side: those of later days, up to the day of the
 * twentieth that came after it at that price.
 */
export const LOOK_BACK_AT = statement((p: Placeholders<Places>) =>
  selection(
    { id: finderFact.fixtureId },
    (columns) => sql`
      select ${columns} from (
        ${laterAt(p, [finderFact.priceHome, next.priceHome], sql`${p.homes}`)}
        union ${laterAt(p, [finderFact.priceAway, next.priceAway], sql`${p.aways}`)}
      ) as finder_fact(fixture_id) limit ${p.most}::integer`,
  ),
)
