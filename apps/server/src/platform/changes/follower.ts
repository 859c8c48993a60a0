import { setTimeout as delay } from 'node:timers/promises'
import {
  CHANGE_TOPIC,
  type Database,
  firstRow,
  LIVE_CHANNEL,
  liveEvent,
  type Placeholders,
  query,
  type RowOf,
  rows,
  statement,
} from '@touchline/database'
import { asc, gt, sql } from 'drizzle-orm'
import type { AnswerCache } from '../cache/answer-cache.ts'
import type { Log } from '../log.ts'

/** Only the tags of a change: the ids can be thousands. */
const PAYLOAD = sql<unknown>`case ${liveEvent.topic} when ${sql.raw(`'${CHANGE_TOPIC}'`)} then ${liveEvent.payload} -> 'tags' else ${liveEvent.payload} end`

const AFTER = statement((p: Placeholders<{ seq: number; limit: number }>) =>
  query
    .select({ seq: liveEvent.seq, topic: liveEvent.topic, payload: PAYLOAD })
    .from(liveEvent)
    .where(gt(liveEvent.seq, p.seq))
    .orderBy(asc(liveEvent.seq))
    .limit(p.limit),
)

/** One row of the log of changes. */
export type Change = RowOf<typeof AFTER>

type ChangeListener = (changes: readonly Change[]) => void

/** Follows the log of changes of the database, in the order of commit. */
export interface ChangeFollower {
  /** Listeners are called with new changes, in the order they subscribed. Returns a function that unsubscribes. */
  subscribe(listener: ChangeListener): () => void
  /** The last change that was handed on. */
  position(): number
  /** How many numbers the log has beyond the position. */
  lag(): Promise<number>
  /** Changes after `seq`; null when some of them are no longer kept, or when `seq` lies in the future. */
  since(seq: number): Promise<readonly Change[] | null>
  /** Reads at once instead of at the next poll. */
  nudge(): void
  stop(): Promise<void>
}

export interface FollowOptions {
  database: Database
  /** Source of notifications about new changes: the primary, where `database` is its standby and has the change a moment later. */
  hints?: Database
  log: Log
  /** Pause between two polls; shorter ones follow after a hit. */
  idleMs?: number
  busyMs?: number
  /** Recent changes kept in memory for clients that come back. */
  window?: number
}

/** How long a standby is expected to take at most, and the pause between two looks meanwhile. */
const STANDBY_MS = 2_000
const HINTED_MS = 20

const BATCH = 1000
const MAX_REPLAYED = 5000

const readAfter = ({ pool }: Database, seq: number, limit: number): Promise<Change[]> =>
  rows(pool, AFTER, { seq, limit })

const BOUNDS = statement(() =>
  query
    .select({
      first: sql<number>`coalesce(min(${liveEvent.seq}), 0)`,
      last: sql<number>`coalesce(max(${liveEvent.seq}), 0)`,
    })
    .from(liveEvent),
)

/** The first and last number of the log; both 0 when it is empty. */
const readBounds = async ({ pool }: Database): Promise<RowOf<typeof BOUNDS>> =>
  (await firstRow(pool, BOUNDS, {})) ?? { first: 0, last: 0 }

/**
 * Starts at the end of the log and polls it; a notification only makes it look sooner. Reading by `seq` is enough because
 * writers take a lock before they write, so no lower number is committed after a higher one.
 */
export async function followChanges(options: FollowOptions): Promise<ChangeFollower> {
  const { database, hints = database, log, idleMs = 500, busyMs = 250, window = 2000 } = options
  const isStandby = hints !== database
  const listeners = new Set<ChangeListener>()
  let recent: Change[] = []
  let position = (await readBounds(database)).last
  /** Everything after this is in `recent`. */
  let recentFrom = position
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let reading: Promise<void> | null = null
  let again = false
  /** Until when the table is polled often after a notification. */
  let hintedUntil = 0

  const hand = (changes: readonly Change[]) => {
    position = changes.at(-1)?.seq ?? position
    recent.push(...changes)
    if (recent.length > window) {
      recentFrom = recent[recent.length - window - 1]?.seq ?? recentFrom
      recent = recent.slice(-window)
    }
    for (const listener of listeners) {
      try {
        listener(changes)
      } catch (error) {
        log.error({ err: error }, 'a listener failed on changes of the database')
      }
    }
  }

  const readNew = async () => {
    let found = false
    try {
      for (;;) {
        const changes = await readAfter(database, position, BATCH)
        if (stopped) return
        if (changes.length > 0) hand(changes)
        found ||= changes.length > 0
        if (changes.length < BATCH) break
      }
    } catch (error) {
      if (!stopped) log.warn({ err: error }, 'the log of changes could not be read; trying again')
    }
    if (found) hintedUntil = 0
    if (!stopped) schedule(found ? busyMs : performance.now() < hintedUntil ? HINTED_MS : idleMs)
  }

  const look = () => {
    clearTimeout(timer)
    if (stopped) return
    if (reading !== null) {
      again = true
      return
    }
    reading = readNew().finally(() => {
      reading = null
      if (again) {
        again = false
        look()
      }
    })
  }
  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(look, ms)
  }

  const readOnce = async () => {
    look()
    while (reading !== null) await reading
  }

  const onHint = () => {
    if (isStandby) hintedUntil = performance.now() + STANDBY_MS
    look()
  }

  const stopListening = await hints.listen(LIVE_CHANNEL, onHint)
  schedule(busyMs)

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    position: () => position,
    lag: async () => Math.max(0, (await readBounds(database)).last - position),
    since: async (seq) => {
      // A client may come from another process that has read further than this one.
      const until = performance.now() + (isStandby ? STANDBY_MS : 0)
      if (seq > position) await readOnce()
      while (seq > position && performance.now() < until) {
        await delay(HINTED_MS)
        await readOnce()
      }
      if (seq > position) return null
      if (seq >= recentFrom) return recent.filter((change) => change.seq > seq)
      const { first } = await readBounds(database)
      if (first === 0 || seq < first - 1) return null
      const changes = await readAfter(database, seq, MAX_REPLAYED)
      return changes.length < MAX_REPLAYED ? changes.filter((change) => change.seq <= position) : null
    },
    nudge: look,
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      listeners.clear()
      await stopListening()
      await reading
    },
  }
}

const tagsOf = ({ payload }: Change): readonly string[] =>
  Array.isArray(payload) ? payload.filter((tag) => typeof tag === 'string') : []

/** The tags of a part of the log. */
export const changedTags = (changes: readonly Change[]): string[] => [
  ...new Set(changes.filter((change) => change.topic === CHANGE_TOPIC).flatMap(tagsOf)),
]

/** Drops cached answers as soon as the log says that their contents have changed. */
export function dropAnswersOnChange(follower: ChangeFollower, cache: AnswerCache): () => void {
  return follower.subscribe((changes) => {
    const tags = changedTags(changes)
    if (tags.length > 0) cache.drop(tags)
  })
}
