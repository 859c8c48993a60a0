import { oddsCurrent } from '@touchline/database'
import type { OddsRecord, Quote } from '@touchline/football'
import { upsert } from '../upsert.ts'
import { addChanges, type Change, priceMoves } from './odds-changes.ts'
import { count, type SinkContext } from './sink-context.ts'

const byMeaning = (a: Quote, b: Quote) =>
  a.bookmaker - b.bookmaker || (a.line ?? 0) - (b.line ?? 0) || a.selection - b.selection

/** The prices of fixtures by market; a record without quotes withdraws the market. */
export async function sinkOdds(context: SinkContext, records: readonly OddsRecord[]): Promise<void> {
  const { client, ids, changed, now } = context
  const rows = records
    .filter((record) => record.quotes.length > 0)
    .map((record) => {
      // A source may list the same prices in another order, which changes nothing.
      const quotes = [...record.quotes].sort(byMeaning)
      return {
        fixtureId: ids.of('fixture', record.fixture),
        marketId: record.market,
        bookmakerIds: quotes.map((quote) => quote.bookmaker),
        selections: quotes.map((quote) => quote.selection),
        lines: quotes.map((quote) => quote.line),
        openings: quotes.map((quote) => quote.opening),
        prices: quotes.map((quote) => quote.price),
        updatedAt: now,
      }
    })
  const moves = await priceMoves(context, records)
  const withdrawn = await withdraw(context, records)
  for (const fresh of [true, false]) {
    const part = rows.filter((row) => ids.isNew('fixture', row.fixtureId) === fresh)
    const written = await upsert(client, oddsCurrent, part, {
      key: ['fixtureId', 'marketId'],
      silent: ['updatedAt'],
      fresh,
    })
    count(context, 'odds', written)
    for (const id of [...written.inserted, ...written.updated]) changed.prices.add(id)
  }
  count(context, 'odds', { inserted: [], updated: withdrawn, unchanged: 0 })
  for (const id of withdrawn) changed.prices.add(id)
  await addChanges(context, [...moves, ...toldChanges(context, records)])
}

/** The past prices that records bring with them. */
const toldChanges = ({ ids }: SinkContext, records: readonly OddsRecord[]): Change[] =>
  records.flatMap(({ fixture, market, changes = [] }) =>
    changes.map(({ bookmaker, at, ...one }) => ({
      ...one,
      fixtureId: ids.of('fixture', fixture),
      marketId: market,
      bookmakerId: bookmaker,
      at: new Date(at),
    })),
  )

async function withdraw({ client, ids }: SinkContext, records: readonly OddsRecord[]): Promise<number[]> {
  const empty = records.filter((record) => record.quotes.length === 0)
  if (empty.length === 0) return []
  const result = await client.query<{ id: number }>(
    `DELETE FROM odds_current o USING unnest($1::integer[], $2::integer[]) AS i(fixture_id, market_id)
     WHERE o.fixture_id = i.fixture_id AND o.market_id = i.market_id RETURNING o.fixture_id AS id`,
    [empty.map((record) => ids.of('fixture', record.fixture)), empty.map((record) => record.market)],
  )
  return result.rows.map((row) => row.id)
}
