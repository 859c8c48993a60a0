import { rows } from '@touchline/database'
import { type PricedMatch, type SamePrices, samePrices } from '@touchline/football'
import type pg from 'pg'
import type { FinderFixtureRow } from './facts.queries.ts'
import { dayOf, goalsOf, startOf } from './make-facts.ts'
import { type MatchPrices, openingOf } from './match-prices.ts'
import { AT_SAME_PRICES, type PricedRow } from './same-prices.queries.ts'

/** A fixture of a rated league as those at the same price are counted. */
export const pricedMatch = (row: FinderFixtureRow, prices: MatchPrices): PricedMatch => ({
  day: dayOf(row.kickoff),
  prices: openingOf(prices),
  goals: goalsOf(row),
})

/** The same of a match whose facts are made. */
export const pricedBefore = ({ kickoff, bookmakerId, ...row }: PricedRow): PricedMatch => ({
  day: dayOf(kickoff),
  prices: { bookmaker: bookmakerId, home: row.priceHome, away: row.priceAway },
  goals: [row.homeGoals, row.awayGoals],
})

/** Results of earlier matches at the same prices, by id, from stored facts and from one another. */
export async function samePricesOf(
  client: pg.ClientBase,
  made: readonly FinderFixtureRow[],
  prices: ReadonlyMap<number, MatchPrices>,
): Promise<Map<number, SamePrices>> {
  const own = made.flatMap((row) => {
    const known = prices.get(row.id)
    return known ? [{ ...row, match: pricedMatch(row, known) }] : []
  })
  const asked = new Map(
    own.flatMap(({ match: { day, prices: at } }) =>
      at ? [[[at.bookmaker, at.home, at.away, day].join(), { ...at, day }]] : [],
    ),
  )
  const places = [...asked.values()]
  const before = await rows(client, AT_SAME_PRICES, {
    bookmakers: places.map(({ bookmaker }) => bookmaker),
    days: places.map(({ day }) => startOf(day)),
    homes: places.map(({ home }) => home),
    aways: places.map(({ away }) => away),
    except: made.map(({ id }) => id),
  })
  const read = samePrices()
  const past = before.map((row) => ({ id: row.id, kickoff: row.kickoff, match: pricedBefore(row) }))
  const inOrder = [...past, ...own].sort(
    (one, other) => one.kickoff.getTime() - other.kickoff.getTime() || one.id - other.id,
  )
  return new Map(inOrder.map(({ id, match }) => [id, read(match)]))
}
