import {
  type Database,
  execute,
  finderDue,
  finderFact,
  firstRow,
  inTransaction,
  query,
  rows,
  statement,
} from '@touchline/database'
import { type KnownBefore, knowledge, type SamePrices, samePrices } from '@touchline/football'
import { and, gte, lt, sql } from 'drizzle-orm'
import type pg from 'pg'
import { takeTurn } from '../apply-batch.ts'
import { writeLiveEvents } from '../change-events.ts'
import { upsert } from '../upsert.ts'
import { dueFacts } from './due-facts.ts'
import { BETWEEN, BY_ID, type FixtureRow, LOOKED_BACK_ON, SPAN } from './facts.queries.ts'
import { dayOf, factRow, playedMatch, startOf } from './make-facts.ts'
import { type MatchPrices, pricesOf } from './match-prices.ts'
import { PRICED_BETWEEN } from './same-prices.queries.ts'
import { pricedBefore, pricedMatch, samePricesOf } from './same-prices.ts'

export interface RefreshOptions {
  now: Date
  /** Of more fixtures everything from the first of their days on is made anew. */
  most?: number
  stopped?: () => boolean
}

const DUE = statement(() => query.select({ id: finderDue.id, fixtureId: finderDue.fixtureId }).from(finderDue))

/**
 * Reads the facts of the finder anew where something changed: of the fixtures that are due and of those that look back on them; of many
 * changes everything from the first of their days on, a month in each transaction. The same as made from nothing. When nothing is due it
 * costs one query.
 * @returns how many rows are new or differ
 */
export async function refreshFacts(database: Database, options: RefreshOptions): Promise<number> {
  const due = await rows(database.pool, DUE, {})
  if (due.length === 0) return 0
  const marks = due.map(({ id }) => id)
  const fixtures = [...new Set(due.map(({ fixtureId }) => fixtureId))]
  const done = (client: pg.ClientBase) =>
    execute(client, query.delete(finderDue).where(sql`${finderDue.id} = any(${sql.param(marks)}::bigint[])`))
  const found = await inTransaction(database, async (client) => {
    await takeTurn(client)
    const { ids, from } = await dueFacts(client, fixtures, options)
    if (ids === null) return { from, changed: 0 }
    const changed = await makeSome(client, ids)
    await done(client)
    return { from: null, changed: await report(client, database.kind, changed, options.now) }
  })
  if (found.from === null) return found.changed
  return rebuild(database, found.from, options, done)
}

const CHANGE = [{ topic: 'change', payload: { tags: ['finder'] } }] as const

async function report(client: pg.ClientBase, kind: Database['kind'], changed: number, now: Date): Promise<number> {
  if (changed > 0) await writeLiveEvents(client, kind, [...CHANGE], now)
  return changed
}

/** Makes the facts of some fixtures from as much of the past as they look back on. */
async function makeSome(client: pg.ClientBase, ids: readonly number[]): Promise<number> {
  const own = await rows(client, BY_ID, { ids })
  const made = own.filter(({ isRated }) => isRated)
  const gone = new Set(ids)
  for (const { id } of made) gone.delete(id)
  const dropped = await drop(client, [...gone])
  if (made.length === 0) return dropped
  const looked = await rows(client, LOOKED_BACK_ON, {
    from: startOf(Math.min(...made.map(({ kickoff }) => dayOf(kickoff)))),
    teams: [...new Set(made.flatMap(({ home, away }) => [home, away]))],
    seasons: [...new Set(made.map(({ seasonId }) => seasonId))],
    referees: [...new Set(made.flatMap(({ refereeId }) => refereeId ?? []))],
    ones: made.map(({ home }) => home),
    others: made.map(({ away }) => away),
  })
  const wanted = new Set(made.map(({ id }) => id))
  const past = await rows(client, BY_ID, { ids: [...new Set([...looked.map(({ id }) => id), ...wanted])] })
  const prices = await pricesOf(client, made)
  const same = await samePricesOf(client, made, prices)
  const known = allKnown(past, knowledge()).filter(({ row }) => wanted.has(row.id))
  return dropped + (await write(client, known, { prices, same }))
}

const drop = async (client: pg.ClientBase, ids: readonly number[]): Promise<number> =>
  ids.length === 0
    ? 0
    : execute(client, query.delete(finderFact).where(sql`${finderFact.fixtureId} = any(${sql.param(ids)}::integer[])`))

interface KnownFixture {
  row: FixtureRow
  before: KnownBefore
}

/** Reads fixtures in their order. */
const allKnown = (fixtures: readonly FixtureRow[], read: ReturnType<typeof knowledge>): KnownFixture[] =>
  fixtures.map((row) => ({ row, before: read(playedMatch(row)) }))

interface PriceFacts {
  prices: ReadonlyMap<number, MatchPrices>
  same: ReadonlyMap<number, SamePrices>
}

async function write(
  client: pg.ClientBase,
  known: readonly KnownFixture[],
  { prices, same }: PriceFacts,
): Promise<number> {
  const facts = known.flatMap(({ row, before }) => {
    const [own, at] = [prices.get(row.id), same.get(row.id)]
    return own && at ? [factRow(row, { ...before, ...at }, own)] : []
  })
  const { inserted, updated } = await upsert(client, finderFact, facts, { key: ['fixtureId'] })
  return inserted.length + updated.length
}

/** Reads everything there is, and writes the facts from a day on. */
async function rebuild(
  database: Database,
  from: Date,
  { now, stopped }: RefreshOptions,
  done: (client: pg.ClientBase) => Promise<unknown>,
): Promise<number> {
  const read = knowledge()
  const readSame = samePrices()
  const span = await firstRow(database.pool, SPAN, {})
  let all = 0
  for (const { from: start, until } of months(span?.first ?? from, span?.last ?? from, from)) {
    if (stopped?.()) return all
    if (until <= from) {
      allKnown(await rows(database.pool, BETWEEN, { from: start, until }), read)
      for (const row of await rows(database.pool, PRICED_BETWEEN, { from: start, until })) readSame(pricedBefore(row))
      continue
    }
    all += await inTransaction(database, async (client) => {
      await takeTurn(client)
      const fixtures = await rows(client, BETWEEN, { from: start, until })
      const known = allKnown(fixtures, read).filter(({ row }) => row.isRated)
      const prices = await pricesOf(
        client,
        known.map(({ row }) => row),
      )
      const same = new Map<number, SamePrices>()
      for (const { row } of known) {
        const own = prices.get(row.id)
        if (own) same.set(row.id, readSame(pricedMatch(row, own)))
      }
      const changed = await write(client, known, { prices, same })
      const made = sql.param(known.map(({ row }) => row.id))
      const others = sql`not (${finderFact.fixtureId} = any(${made}::integer[]))`
      const within = and(gte(finderFact.kickoff, start), lt(finderFact.kickoff, until), others)
      const gone = await execute(client, query.delete(finderFact).where(within))
      return report(client, database.kind, changed + gone, now)
    })
  }
  await inTransaction(database, done)
  return all
}

/** Months in turn that cover some time, cut at a day; the day of a cut begins a part. */
function* months(first: Date, last: Date, cut: Date): Generator<{ from: Date; until: Date }> {
  for (let at = startOf(dayOf(first)); at <= last; ) {
    const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
    const until = at < cut && cut < next ? cut : next
    yield { from: at, until }
    at = until
  }
}
