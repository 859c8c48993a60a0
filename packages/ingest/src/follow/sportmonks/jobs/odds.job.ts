import {
  fixture,
  type Kind,
  oddsCurrent,
  type Placeholders,
  query,
  rows,
  sourceRef,
  statement,
  team,
} from '@touchline/database'
import { type Parsed, type PricedFixture, readFixturesWithNewOdds, readOdds } from '@touchline/feeds'
import { HOUR_MS, type Key, type MarketId, MINUTE_MS, type OddsRecord, STATE } from '@touchline/football'
import { and, asc, type Column, eq, gt, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { readProgress, writeProgress } from '../../feed/progress.ts'
import { together } from '../batch/complete-batch.ts'
import { type Unit, writeStep } from '../batch/write-step.ts'
import { isRefusedForGood } from '../refusals.ts'
import { runUnit } from '../run-unit.ts'
import { SOURCE, type SyncContext } from '../sync-context.ts'

const FIXTURES_A_STEP = 5
/** A price read this shortly before kick-off is the one at kick-off. */
const CLOSING_MS = 10 * 60_000
/** A match whose prices keep moving is read no more often than this. */
const NEW_PRICES_EVERY_MS = 60_000

/** When each match's prices were last read, stored with the job so that a restart continues. */
type ReadAt = Record<Key, number>

/**
 * Reads the prices of the matches of the next days, the nearer the kick-off the more often.
 * @returns false while another process does
 */
export function readUpcomingOdds(context: SyncContext): Promise<boolean> {
  return runUnit(context, 'odds', async (unit) => {
    const { database, clock, signal } = context
    const now = clock.now()
    const upcoming = await upcomingFixtures(database.pool, now)
    const noted = ((await readProgress(database.pool, SOURCE, unit.job))?.cursor ?? {}) as ReadAt
    // Matches that have begun are dropped.
    const readAt: ReadAt = Object.fromEntries(
      upcoming.flatMap(({ key }) => (noted[key] === undefined ? [] : [[key, noted[key]]])),
    )
    const due = upcoming.filter(({ key, kickoff }) => isDue(kickoff, readAt[key], now))
    for (let at = 0; at < due.length && !signal.aborted; at += FIXTURES_A_STEP) {
      const some = due.slice(at, at + FIXTURES_A_STEP)
      for (const { key } of some) readAt[key] = clock.now().getTime()
      await readPrices(context, { unit, fixtures: some, readAt })
    }
    await writeProgress(database.pool, {
      source: SOURCE,
      job: unit.job,
      cursor: readAt,
      finished: true,
      now: clock.now(),
    })
  })
}

/**
 * Reads the prices of matches that the feed says have moved; `readAt` is carried from reading to reading.
 * @returns false while another process reads prices
 */
export function readNewOdds(context: SyncContext, readAt: Map<Key, number>): Promise<boolean> {
  return runUnit(context, 'odds/latest', async (unit) => {
    const moved = await readFixturesWithNewOdds(context.client)
    if (moved.size === 0) return
    const now = context.clock.now()
    const upcoming = await upcomingFixtures(context.database.pool, now)
    for (const key of readAt.keys()) if (!upcoming.some((one) => one.key === key)) readAt.delete(key)
    const due = upcoming.filter(
      ({ key }) => moved.has(key) && now.getTime() - (readAt.get(key) ?? 0) >= NEW_PRICES_EVERY_MS,
    )
    for (let at = 0; at < due.length; at += FIXTURES_A_STEP) {
      const some = due.slice(at, at + FIXTURES_A_STEP)
      for (const { key } of some) readAt.set(key, now.getTime())
      await readPrices(context, { unit, fixtures: some })
    }
  })
}

async function readPrices(
  context: SyncContext,
  { unit, fixtures, readAt }: { unit: Unit; fixtures: readonly UpcomingFixture[]; readAt?: ReadAt },
): Promise<void> {
  const now = context.clock.now()
  const parts: Parsed[] = []
  for (const fixture of fixtures) {
    const odds = await readOdds(context.client, fixture, context.ladder).catch(noneIfRefused)
    if (!odds) continue
    const closing = fixture.kickoff.getTime() - now.getTime() <= CLOSING_MS
    parts.push(closing ? atClosing(odds) : odds, await withdrawn(context, fixture.key, odds))
  }
  await writeStep(context, unit, {
    parsed: together(parts),
    readAt: now,
    ...(readAt && { progress: { cursor: readAt, finished: false } }),
  })
}

const atClosing = ({ batch, problems }: Parsed): Parsed => {
  const referencePrices = batch.referencePrices?.map(({ fixture, price }) => ({
    fixture,
    price: price && { ...price, closing: true },
  }))
  const odds = batch.odds?.map((one) => ({ ...one, quotes: one.quotes.map((quote) => ({ ...quote, closing: true })) }))
  return { batch: { ...batch, ...(referencePrices && { referencePrices }), ...(odds && { odds }) }, problems }
}

/** Markets that are stored and no longer offered, while others of the match still are. */
async function withdrawn({ database }: SyncContext, fixture: Key, { batch }: Parsed): Promise<Parsed> {
  const offered = new Set<number>(batch.odds?.map((one) => one.market))
  const stored = offered.size === 0 ? [] : await storedMarkets(database.pool, fixture)
  const odds = stored
    .filter((market) => !offered.has(market))
    .map((market): OddsRecord => ({ fixture, market, quotes: [] }))
  return { batch: { source: SOURCE, odds }, problems: [] }
}

/** Prices that the plan does not show are no prices. */
function noneIfRefused(error: unknown): null {
  if (isRefusedForGood(error)) return null
  throw error
}

/** How far ahead prices are read. */
const AHEAD_MS = 72 * HOUR_MS
/** The nearer the kick-off, the more often: within so long of it, at least this long after the last time. */
const RHYTHM: readonly { within: number; every: number }[] = [
  { within: 2 * HOUR_MS, every: 5 * MINUTE_MS },
  { within: 24 * HOUR_MS, every: 30 * MINUTE_MS },
  { within: AHEAD_MS, every: 3 * HOUR_MS },
]

/** A match to come whose prices are read. */
interface UpcomingFixture extends PricedFixture {
  kickoff: Date
}

const [ref, homeRef, awayRef] = [sourceRef, alias(sourceRef, 'h'), alias(sourceRef, 'a')]
const [home, away] = [alias(team, 'ht'), alias(team, 'at')]
const stands = (own: Record<'source' | 'kind' | 'id', Column>, kind: Kind, id: Column) =>
  and(eq(own.source, SOURCE), eq(own.kind, kind), eq(own.id, id))

const UPCOMING = statement((p: Placeholders<{ from: Date; to: Date }>) =>
  query
    .select({
      key: ref.key,
      kickoff: fixture.kickoff,
      homeKey: homeRef.key,
      homeName: home.name,
      awayKey: awayRef.key,
      awayName: away.name,
    })
    .from(fixture)
    .innerJoin(ref, stands(ref, 'fixture', fixture.id))
    .innerJoin(homeRef, stands(homeRef, 'team', fixture.homeTeamId))
    .innerJoin(awayRef, stands(awayRef, 'team', fixture.awayTeamId))
    .innerJoin(home, eq(home.id, fixture.homeTeamId))
    .innerJoin(away, eq(away.id, fixture.awayTeamId))
    .where(and(eq(fixture.stateId, STATE.not_started), gt(fixture.kickoff, p.from), lte(fixture.kickoff, p.to)))
    .orderBy(asc(fixture.kickoff), asc(ref.key)),
)

/** The matches of the next days that have not begun, the next ones first. */
async function upcomingFixtures(pool: pg.Pool, now: Date): Promise<UpcomingFixture[]> {
  const found = await rows(pool, UPCOMING, { from: now, to: new Date(now.getTime() + AHEAD_MS) })
  return found.map(({ key, kickoff, homeKey, homeName, awayKey, awayName }) => ({
    key,
    kickoff,
    home: { key: homeKey, name: homeName },
    away: { key: awayKey, name: awayName },
  }))
}

const MARKETS = statement((p: Placeholders<{ key: Key }>) =>
  query
    .select({ market: sql<MarketId>`${oddsCurrent.marketId}` })
    .from(oddsCurrent)
    .innerJoin(ref, stands(ref, 'fixture', oddsCurrent.fixtureId))
    .where(eq(ref.key, p.key)),
)

/** The markets of a match that are stored. */
const storedMarkets = async (pool: pg.Pool, key: Key): Promise<MarketId[]> =>
  (await rows(pool, MARKETS, { key })).map(({ market }) => market)

/** Whether it is time to read a match's prices again. */
function isDue(kickoff: Date, readAt: number | undefined, now: Date): boolean {
  if (readAt === undefined) return true
  const left = kickoff.getTime() - now.getTime()
  const every = RHYTHM.find(({ within }) => left <= within)?.every ?? Number.POSITIVE_INFINITY
  return now.getTime() - readAt >= every
}
