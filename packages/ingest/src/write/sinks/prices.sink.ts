import {
  execute,
  fixture,
  oddsCurrent,
  type Placeholders,
  query,
  rows,
  selection,
  side,
  statement,
} from '@touchline/database'
import { chanceSteps, type OddsRecord, type ReferencePrice, type ReferencePriceRecord } from '@touchline/football'
import { removeMargin } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { isPacked, offersPrices, type PackedOdds, packOdds } from '../packed-odds.ts'
import { updateRows, upsert } from '../rows/upsert.ts'
import { addChanges, type Change, priceMoves } from './odds-changes.ts'
import { count, type SinkContext } from './sink-context.ts'

/** The columns of a fixture that hold its reference price. */
export const fixturePriceColumns = (price: ReferencePrice | null) => ({
  priceHome: price?.home ?? null,
  priceDraw: price?.draw ?? null,
  priceAway: price?.away ?? null,
  priceBookmakerId: price?.bookmaker ?? null,
  priceClosing: price?.closing ?? null,
})

/** The same of one side: its own price and its chance without the margin, by which past matches like it are found. */
export const sidePriceColumns = (price: ReferencePrice | null, home: boolean) => ({
  price: (home ? price?.home : price?.away) ?? null,
  priceBookmakerId: price?.bookmaker ?? null,
  chance: price && chanceOf(price, home),
})

function chanceOf({ home, draw, away }: ReferencePrice, atHome: boolean): number | null {
  const chance = removeMargin([home, draw, away])?.probabilities[atHome ? 0 : 2]
  return chance === undefined ? null : chanceSteps(chance)
}

/** The reference prices of existing fixtures; a new one was written with its price. */
export async function sinkReferencePrices(
  context: SinkContext,
  records: readonly ReferencePriceRecord[],
): Promise<void> {
  const { client, ids, changed } = context
  const prices = new Map(records.map(({ fixture, price }) => [ids.of('fixture', fixture), price]))
  const known = [...prices].filter(([id]) => !ids.isNew('fixture', id))
  const inserted = [...prices].filter(([id, price]) => price !== null && ids.isNew('fixture', id)).map(([id]) => id)
  const fixtures = known.map(([id, price]) => ({ id, ...fixturePriceColumns(price) }))
  const sides = known.flatMap(([fixtureId, price]) =>
    [true, false].map((home) => ({ fixtureId, home, ...sidePriceColumns(price, home) })),
  )
  const moved = new Set([
    ...(await updateRows(client, { table: fixture, rows: fixtures, key: ['id'] })),
    ...(await updateRows(client, { table: side, rows: sides, key: ['fixtureId', 'home'] })),
  ])
  count(context, 'referencePrices', { inserted, updated: [...moved], unchanged: known.length - moved.size })
  for (const id of moved) changed.fixtures.add(id)
}

/** The prices of fixtures by market; a record without quotes withdraws the market. */
export async function sinkOdds(context: SinkContext, reported: readonly (OddsRecord | PackedOdds)[]): Promise<void> {
  const { client, ids, changed, now } = context
  const records = reported.flatMap((record) => (isPacked(record) ? record : packOdds([record])))
  const priced = records.filter(offersPrices).map((record) => ({
    fixtureId: ids.of('fixture', record.fixture),
    marketId: record.market,
    ...record.quotes,
    updatedAt: now,
  }))
  const moves = await priceMoves(context, records)
  const withdrawn = await withdraw(context, records)
  for (const fresh of [true, false]) {
    const part = priced.filter((row) => ids.isNew('fixture', row.fixtureId) === fresh)
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
  await addChanges(context, [...moves, ...reportedChanges(context, records)])
}

/** The past prices that records bring with them. */
const reportedChanges = ({ ids }: SinkContext, records: readonly PackedOdds[]): Change[] =>
  records.flatMap(({ fixture, market, changes = [] }) =>
    changes.map(({ bookmaker, at, ...one }) => ({
      ...one,
      fixtureId: ids.of('fixture', fixture),
      marketId: market,
      bookmakerId: bookmaker,
      at: new Date(at),
    })),
  )

/** Drops every market of fixtures. */
export async function dropMarkets({ client, changed }: SinkContext, fixtures: readonly number[]): Promise<void> {
  const theirs = sql`${oddsCurrent.fixtureId} = any(${sql.param(fixtures)}::integer[])`
  await execute(client, query.delete(oddsCurrent).where(theirs))
  for (const id of fixtures) changed.prices.add(id)
}

const WITHDRAWN = statement((p: Placeholders<{ fixtures: readonly number[]; markets: readonly number[] }>) =>
  selection(
    { id: oddsCurrent.fixtureId },
    (columns) => sql`
      delete from ${oddsCurrent} using unnest(${p.fixtures}::integer[], ${p.markets}::integer[]) as i(fixture_id, market_id)
      where ${oddsCurrent.fixtureId} = i.fixture_id and ${oddsCurrent.marketId} = i.market_id
      returning ${columns}`,
  ),
)

async function withdraw({ client, ids }: SinkContext, records: readonly PackedOdds[]): Promise<number[]> {
  const empty = records.filter((record) => !offersPrices(record))
  if (empty.length === 0) return []
  const fixtures = empty.map((record) => ids.of('fixture', record.fixture))
  const gone = await rows(client, WITHDRAWN, { fixtures, markets: empty.map((record) => record.market) })
  return gone.map(({ id }) => id)
}
