import {
  execute,
  fixture,
  oddsCurrent,
  type Placeholders,
  query,
  type RowType,
  rows,
  selection,
  side,
  statement,
} from '@touchline/database'
import { chanceSteps, type OddsRecord, type ReferencePrice, type ReferencePriceRecord } from '@touchline/football'
import { removeMargin } from '@touchline/probability'
import { sql } from 'drizzle-orm'
import { offersPrices, type PackedOdds, packOdds } from '../packed-odds.ts'
import { HEAD_BYTES, headOf } from '../rows/encode-rows.ts'
import { updateRows, upsertEncoded } from '../rows/upsert.ts'
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

/** The reference prices of fixtures that were there before; a new one was written with its price. */
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
    ...(await updateRows(client, fixture, fixtures, ['id'])),
    ...(await updateRows(client, side, sides, ['fixtureId', 'home'])),
  ])
  count(context, 'referencePrices', { inserted, updated: [...moved], unchanged: known.length - moved.size })
  for (const id of moved) changed.fixtures.add(id)
}

/** The prices of fixtures by market; a record without quotes withdraws the market. */
export async function sinkOdds(context: SinkContext, reported: readonly (OddsRecord | PackedOdds)[]): Promise<void> {
  const { client, ids, changed, now } = context
  const records = reported.flatMap((record) => ('quotes' in record ? packOdds([record]) : record))
  const priced = records.filter(offersPrices).map(({ fixture, market, lists, closings }) => ({
    fixtureId: ids.of('fixture', fixture),
    marketId: market,
    lists,
    closings,
  }))
  const moves = await priceMoves(context, records)
  const withdrawn = await withdraw(context, records)
  for (const fresh of [true, false]) {
    const part = priced.filter((row) => ids.isNew('fixture', row.fixtureId) === fresh)
    const written = await upsertEncoded(client, oddsCurrent, part, {
      key: ['fixtureId', 'marketId'],
      silent: ['updatedAt'],
      fresh,
      properties: PROPERTIES,
      encode: (type, rows) => encodeOdds(type, rows, now),
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

/** A row of `odds_current` with its lists as they are packed. */
interface OddsRow {
  fixtureId: number
  marketId: number
  lists: Uint8Array
  closings: Uint8Array
}

/** Types of PostgreSQL by their fixed numbers. */
const INTEGER = 23
const SMALLINT = 21
const INSTANT = 1184

const PROPERTIES: readonly (keyof typeof oddsCurrent.$inferSelect)[] = [
  'fixtureId',
  'marketId',
  'bookmakerIds',
  'selections',
  'lines',
  'openings',
  'prices',
  'updatedAt',
  'closings',
]
/** Of a row without its lists: its length, how many columns, and three of them with type, length and value. */
const ROW_BYTES = 4 + 4 + (8 + 4) + (8 + 2) + (8 + 8)
/** Instants count microseconds from here. */
const EPOCH_MS = Date.UTC(2000, 0, 1)

/**
 * The rows as `encodeRows` would give them, with their lists as they are: there are hundreds of numbers in a match, and they are written where
 * there is time.
 */
function encodeOdds(type: RowType, rows: readonly OddsRow[], now: Date): Buffer {
  const size = rows.reduce((sum, { lists, closings }) => sum + ROW_BYTES + lists.length + closings.length, HEAD_BYTES)
  const bytes = Buffer.allocUnsafe(size)
  const updatedAt = BigInt(now.getTime() - EPOCH_MS) * 1000n
  let at = writeIntegers(bytes, 0, headOf(type, rows.length))
  for (const { fixtureId, marketId, lists, closings } of rows) {
    at = writeIntegers(bytes, at, [ROW_BYTES - 4 + lists.length + closings.length, PROPERTIES.length])
    at = writeIntegers(bytes, at, [INTEGER, 4, fixtureId])
    at = bytes.writeInt16BE(marketId, writeIntegers(bytes, at, [SMALLINT, 2]))
    bytes.set(lists, at)
    at = bytes.writeBigInt64BE(updatedAt, writeIntegers(bytes, at + lists.length, [INSTANT, 8]))
    bytes.set(closings, at)
    at += closings.length
  }
  return bytes
}

function writeIntegers(bytes: Buffer, at: number, numbers: readonly number[]): number {
  let next = at
  for (const number of numbers) next = bytes.writeInt32BE(number, next)
  return next
}
