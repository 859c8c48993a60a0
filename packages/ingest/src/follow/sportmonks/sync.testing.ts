import type { Database } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import { type TestClock, testClock } from '@touchline/testing/clock'
import { type StandIn, type StandInOptions, startSportmonksStandIn, type World } from '@touchline/testing/sportmonks'
import { SLICE_NOW, sliceWorld } from '@touchline/testing/sportmonks/slice'
import { makeSyncContext, type SyncOptions } from './make-context.ts'
import type { SyncContext } from './sync-context.ts'

export interface SyncWorld {
  feed: StandIn
  clock: TestClock
  /** The context of a process that follows this feed into the database. */
  context(database: Database, more?: Partial<SyncOptions>, signal?: AbortSignal): SyncContext
  close(): Promise<void>
}

/** A feed that reports a slice of the demo world, as of a moment of it. */
export async function syncWorld(world: World = sliceWorld(), options: StandInOptions = {}): Promise<SyncWorld> {
  const clock = testClock(SLICE_NOW)
  const limits = { perHour: 100_000, ...options.limits }
  const feed = await startSportmonksStandIn(world, { now: () => clock.now().getTime(), ...options, limits })
  return {
    feed,
    clock,
    context: (database, more, signal = new AbortController().signal) =>
      makeSyncContext({ ...followed(feed, database, clock), ...more }, signal),
    close: () => feed.close(),
  }
}

/** The settings of a sync from this feed into this database. */
export function followed(feed: Pick<StandIn, 'url' | 'token'>, database: Database, clock: Clock): SyncOptions {
  return {
    database,
    clock,
    log: { info: () => undefined, warn: () => undefined },
    // Waits are skipped in tests: everything after them happens at once.
    feed: { baseUrl: feed.url, token: feed.token, timeoutMs: 2_000, sleep: async () => undefined, random: () => 0 },
    ladder: [1, 2, 3],
  }
}
