import { execute, oddsCurrent, type Placeholders, query, rows, selection, statement } from '@touchline/database'
import type { OddsRecord } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { offersPrices, type PackedOdds, packOdds } from '../packed-odds.ts'
import { upsertSent } from '../upsert.ts'
import { addChanges, type Change, priceMoves } from './odds-changes.ts'
import { oddsRowType, sendOddsRows } from './odds-rows.ts'
import { count, type SinkContext } from './sink-context.ts'

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
  const type = await oddsRowType(client)
  const moves = await priceMoves(context, records)
  const withdrawn = await withdraw(context, records)
  for (const fresh of [true, false]) {
    const part = priced.filter((row) => ids.isNew('fixture', row.fixtureId) === fresh)
    const options = { key: ['fixtureId', 'marketId'], silent: ['updatedAt'], fresh }
    const written = await upsertSent(client, oddsCurrent, part, options, (some) => sendOddsRows(some, type, now))
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
