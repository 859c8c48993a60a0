import type { Database } from '@touchline/database'
import {
  SMALL_WORLD_NOW,
  type StandIn,
  type StandInOptions,
  smallWorld,
  startSportmonksStandIn,
  type World,
} from '@touchline/feeds/sportmonks-stand-in'
import type { Clock } from '../../clock.ts'
import { makeSyncContext, type SyncOptions } from './make-context.ts'
import type { SyncContext } from './sync-context.ts'

/** A clock that stands where the test sets it. */
export function testClock(start: string): Clock & { set(instant: string | number): void } {
  let now = new Date(start)
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant)
    },
  }
}

export interface SyncWorld {
  feed: StandIn
  clock: ReturnType<typeof testClock>
  /** What a process works with that follows this feed into the database. */
  context(database: Database, more?: Partial<SyncOptions>, signal?: AbortSignal): SyncContext
  close(): Promise<void>
}

/** A feed that speaks of a small world, as of a moment of it. */
export async function syncWorld(world: World = smallWorld(), options: StandInOptions = {}): Promise<SyncWorld> {
  const clock = testClock(SMALL_WORLD_NOW)
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

/** What a sync from this feed into this database is started with. */
export function followed(feed: Pick<StandIn, 'url' | 'token'>, database: Database, clock: Clock): SyncOptions {
  return {
    database,
    clock,
    log: { info: () => undefined, warn: () => undefined },
    // Nobody waits in a test: what comes after a wait comes at once.
    feed: { baseUrl: feed.url, token: feed.token, timeoutMs: 2_000, sleep: async () => undefined, random: () => 0 },
    ladder: [1, 2, 3],
  }
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
