import { execute, finderFact, query } from '@touchline/database'
import type { KnownBefore, knowledge, SamePrices } from '@touchline/football'
import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import { writeLiveEvents } from '../../write/change-log.ts'
import { type UpsertOptions, upsert } from '../../write/rows/upsert.ts'
import type { FinderFixtureRow } from './facts.queries.ts'
import { factRow, playedMatch } from './make-facts.ts'
import type { MatchPrices } from './match-prices.ts'

export interface KnownFixture {
  row: FinderFixtureRow
  before: KnownBefore
}

/** Reads fixtures in their order. */
export const allKnown = (fixtures: readonly FinderFixtureRow[], read: ReturnType<typeof knowledge>): KnownFixture[] =>
  fixtures.map((row) => ({ row, before: read(playedMatch(row)) }))

interface PriceFacts {
  prices: ReadonlyMap<number, MatchPrices>
  same: ReadonlyMap<number, SamePrices>
}

/** @returns how many rows are new or differ */
export async function writeFacts(
  client: pg.ClientBase,
  {
    known,
    priceFacts: { prices, same },
    fresh = false,
  }: { known: readonly KnownFixture[]; priceFacts: PriceFacts; fresh?: UpsertOptions<string>['fresh'] },
): Promise<number> {
  const facts = known.flatMap(({ row, before }) => {
    const [own, at] = [prices.get(row.id), same.get(row.id)]
    return own && at ? [factRow(row, { ...before, ...at }, own)] : []
  })
  const { inserted, updated } = await upsert(client, finderFact, facts, { key: ['fixtureId'], fresh })
  return inserted.length + updated.length
}

/** @returns how many rows there were */
export const dropFacts = (client: pg.ClientBase, which: SQL | undefined): Promise<number> =>
  execute(client, query.delete(finderFact).where(which))

export const isAnyOf = (fixtures: readonly number[]): SQL =>
  sql`${finderFact.fixtureId} = any(${sql.param(fixtures)}::integer[])`

const CHANGE = [{ topic: 'change', payload: { tags: ['finder'] } }] as const

/** Notes in the log of changes that facts are other ones now, if any are. Gives how many. */
export async function reportFacts(client: pg.ClientBase, changed: number, now: Date): Promise<number> {
  if (changed > 0) await writeLiveEvents(client, [...CHANGE], now)
  return changed
}
