import {
  execute,
  firstRow,
  fixture,
  namesOf,
  oddsChange,
  oddsCurrent,
  type Placeholders,
  rows,
  selection,
  statement,
} from '@touchline/database'
import type { PriceChange } from '@touchline/football'
import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { type PackedOdds, unpackQuotes } from '../packed-odds.ts'
import { encodedRows, encodeRows } from '../rows/encode-rows.ts'
import { columnNames } from '../rows/row.ts'
import type { SinkContext } from './sink-context.ts'

/** Prices of matches that ended longer ago are an import of history, not a movement. */
const WATCHED = '3 hours'

/** A price as it stood from an instant on. */
export interface Change extends Omit<PriceChange, 'at' | 'bookmaker'> {
  fixtureId: number
  marketId: number
  bookmakerId: number
  at: Date
}

const keyOf = (one: Omit<Change, 'price' | 'at'>): string =>
  [one.fixtureId, one.marketId, one.bookmakerId, one.selection, one.line].join(' ')

/**
 * Changes in the stored prices of fixtures that are ahead or began recently: the price from now on and, first, the one stored until then.
 * Read before the new prices are written.
 */
export async function priceMoves(context: SinkContext, records: readonly PackedOdds[]): Promise<Change[]> {
  const { client, ids, now } = context
  const reported = records.filter(
    (record) => !record.changes && !ids.isNew('fixture', ids.of('fixture', record.fixture)),
  )
  if (reported.length === 0) return []
  const stored = await readPacked(client, { records: reported, ids, now })
  const before = new Map(stored.map((change) => [keyOf(change), change]))
  const moves: Change[] = []
  for (const record of reported) {
    const { fixture, market } = record
    for (const { bookmaker, selection, line, price } of unpackQuotes(record)) {
      const change = {
        fixtureId: ids.of('fixture', fixture),
        marketId: market,
        bookmakerId: bookmaker,
        selection,
        line,
        price,
        at: now,
      }
      const old = before.get(keyOf(change))
      // Prices are stored as single-precision numbers.
      if (old && Math.fround(price) !== Math.fround(old.price)) moves.push(old, change)
    }
  }
  return moves
}

const PACKED = statement((p: Placeholders<{ fixtures: readonly number[]; markets: readonly number[]; now: Date }>) =>
  selection(
    {
      fixtureId: oddsCurrent.fixtureId,
      marketId: oddsCurrent.marketId,
      bookmakerIds: oddsCurrent.bookmakerIds,
      selections: oddsCurrent.selections,
      lines: oddsCurrent.lines,
      prices: oddsCurrent.prices,
      updatedAt: oddsCurrent.updatedAt,
    },
    (columns) => sql`
        select ${columns} from unnest(${p.fixtures}::integer[], ${p.markets}::smallint[]) as i(fixture_id, market_id)
        join ${fixture} on ${fixture.id} = i.fixture_id and ${fixture.kickoff} > ${p.now}::timestamptz - interval '${sql.raw(WATCHED)}'
        join ${oddsCurrent} on ${oddsCurrent.fixtureId} = i.fixture_id and ${oddsCurrent.marketId} = i.market_id`,
  ),
)

async function readPacked(
  client: pg.ClientBase,
  { records, ids, now }: { records: readonly PackedOdds[]; ids: SinkContext['ids']; now: Date },
): Promise<Change[]> {
  const stored = await rows(client, PACKED, {
    fixtures: records.map((record) => ids.of('fixture', record.fixture)),
    markets: records.map((record) => record.market),
    now,
  })
  return stored.flatMap((row) =>
    row.prices.map((price, at) => ({
      fixtureId: row.fixtureId,
      marketId: row.marketId,
      bookmakerId: row.bookmakerIds[at] as number,
      selection: row.selections[at] as number,
      line: row.lines[at] ?? null,
      price,
      at: row.updatedAt,
    })),
  )
}

/** Adds changes to the history of prices, except those that exist or repeat the price before them. */
export async function addChanges({ client }: SinkContext, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  for (const month of new Set(changes.map((change) => change.at.toISOString().slice(0, 7)))) {
    await openMonth(client, month)
  }
  const names = namesOf(oddsChange, CHANGE)
  const added = changes.map(({ fixtureId, marketId, bookmakerId, selection, line, price, at }) => ({
    fixtureId,
    marketId,
    bookmakerId,
    selection,
    line,
    price,
    at,
  }))
  const encoded = encodeRows(oddsChange, added)
  const same = sql`${last.fixtureId} = i.fixture_id and ${last.marketId} = i.market_id and ${last.bookmakerId} = i.bookmaker_id
    and ${last.selection} = i.selection and ${last.line} is not distinct from i.line and ${last.at} <= i.at`
  const key = sql.raw('i.fixture_id, i.market_id, i.bookmaker_id, i.selection, i.line, i.at')
  await execute(
    client,
    sql`insert into ${oddsChange} (${names}) select distinct on (${key}) ${columnNames(CHANGE, 'i.')} from ${encodedRows(oddsChange, CHANGE, encoded)}
      where not exists (
        select from (
          select ${last.price}, ${last.at} from ${oddsChange} c where ${same} order by ${last.at} desc limit 1) last
        where last.price = i.price or last.at = i.at)
      order by ${key}`,
  )
}

const CHANGE = ['fixtureId', 'marketId', 'bookmakerId', 'selection', 'line', 'price', 'at'] as const
const last = alias(oddsChange, 'c')

const THERE = statement((p: Placeholders<{ name: string }>) =>
  selection({ there: sql<boolean>`to_regclass(${p.name}) is not null` }, (columns) => sql`select ${columns}`),
)

/** The part of the table that holds a month, `2026-11`. */
async function openMonth(client: pg.ClientBase, month: string): Promise<void> {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const next = new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10)
  const name = `odds_change_${month.replace('-', '_')}`
  if ((await firstRow(client, THERE, { name }))?.there) return
  await client.query(
    `create table if not exists "${name}" partition of odds_change for values from ('${month}-01Z') to ('${next}Z')`,
  )
}

const MONTHS_BEFORE = statement((p: Placeholders<{ first: string }>) =>
  selection(
    { name: sql<string>`c.relname` },
    (columns) => sql`
      select ${columns} from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'odds_change'::regclass and c.relname ~ '^odds_change_\\d{4}_\\d{2}$' and c.relname < ${p.first}`,
  ),
)

/** Drops the months of old prices. */
export async function dropOldMonths(client: pg.ClientBase, now: Date, keptMonths = 25): Promise<string[]> {
  const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - keptMonths, 1))
  const first = `odds_change_${oldest.toISOString().slice(0, 7).replace('-', '_')}`
  const names = (await rows(client, MONTHS_BEFORE, { first })).map(({ name }) => name)
  for (const name of names) await client.query(`drop table "${name}"`)
  return names
}
