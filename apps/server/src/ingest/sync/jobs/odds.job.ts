import { type Parsed, readFixturesWithNewOdds, readOdds } from '@touchline/feeds'
import type { Key, OddsRecord } from '@touchline/football'
import { readProgress, writeProgress } from '../../feed/progress.ts'
import { together } from '../batch/fetch-missing.ts'
import { isDue, storedMarkets, type UpcomingFixture, upcomingFixtures } from '../batch/priced.ts'
import { type Unit, writeStep } from '../batch/write-step.ts'
import { isRefusedForGood } from '../refusals.ts'
import { runUnit } from '../run-unit.ts'
import { SOURCE, type SyncContext } from '../sync-context.ts'

const FIXTURES_A_STEP = 5
/** A price read this shortly before kick-off is the one at kick-off. */
const CLOSING_MS = 10 * 60_000
/** A match whose prices keep moving is read no more often than this. */
const NEW_PRICES_EVERY_MS = 60_000

/** When each match's prices were read last, kept as the job's note so that a restart does not begin anew. */
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
    // What has begun is forgotten.
    const readAt: ReadAt = Object.fromEntries(
      upcoming.flatMap(({ key }) => (noted[key] === undefined ? [] : [[key, noted[key]]])),
    )
    const due = upcoming.filter(({ key, kickoff }) => isDue(kickoff, readAt[key], now))
    for (let at = 0; at < due.length && !signal.aborted; at += FIXTURES_A_STEP) {
      const some = due.slice(at, at + FIXTURES_A_STEP)
      for (const { key } of some) readAt[key] = clock.now().getTime()
      await readPrices(context, unit, some, readAt)
    }
    await writeProgress(database.pool, SOURCE, unit.job, { cursor: readAt, finished: true }, clock.now())
  })
}

/**
 * Reads the prices of matches that the feed says have moved; `readAt` is kept from look to look.
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
      await readPrices(context, unit, some)
    }
  })
}

async function readPrices(
  context: SyncContext,
  unit: Unit,
  fixtures: readonly UpcomingFixture[],
  readAt?: ReadAt,
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
