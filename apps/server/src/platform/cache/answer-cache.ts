import { LRUCache } from 'lru-cache'
import type { Encoding } from './encodings.ts'
import { requestCounts } from './request-counts.ts'

export interface Variant {
  body: Buffer
  etag: string
  /** Name, value, name, value …: as `writeHead` takes them. */
  headers: string[]
  /** Headers of a 304 in place of this answer. */
  unchangedHeaders: string[]
}

/** An answer ready to be sent, in every encoding made of it. */
export interface CachedAnswer {
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
  /** Tags of its contents, such as `fixture:12`: dropping one of them drops the answer. */
  tags: readonly string[]
  /** How long it may be given to others; 0 for never. */
  ttlMs: number
  /** 200 where it is left out. */
  status?: number
}

export interface AnswerCache {
  get(key: string): CachedAnswer | undefined
  /** The key of an address that was requested before, so that a hit needs no validation. */
  keyOf(url: string): string | undefined
  remember(url: string, key: string): void
  /** The stored answer, or the computed one; concurrent misses share one computation. Failures are not cached. */
  fill(key: string, compute: () => Promise<CachedAnswer>): Promise<CachedAnswer>
  /** Forgets what shows one of these things; `*` forgets everything. */
  drop(tags: Iterable<string>): void
  stats(): { answers: number; bytes: number; hits: number; misses: number }
}

/** The tag that drops all answers. */
const EVERYTHING = '*'
const REMEMBERED_URLS = 20_000
/** Anybody can make an address longer, with parameters that no call has. */
const MAX_REMEMBERED_URL_LENGTH = 512
const OVERHEAD = 512
const PURGE_EVERY_MS = 30_000

function sizeOf(answer: CachedAnswer, key: string): number {
  const bodies = Object.values(answer.variants).reduce((sum, variant) => sum + variant.body.length, 0)
  return bodies + answer.tags.length * 64 + key.length + OVERHEAD
}

/** Remembers when each tag was dropped while something is being computed that may still show the old state. */
function dropLog() {
  const droppedAt = new Map<string, number>()
  let clock = 0
  let computing = 0
  return {
    start: () => {
      computing++
      return clock
    },
    end: () => {
      if (--computing === 0) droppedAt.clear()
    },
    note: (tag: string) => {
      if (computing > 0) droppedAt.set(tag, ++clock)
    },
    droppedSince: (start: number, tags: readonly string[]) =>
      [EVERYTHING, ...tags].some((tag) => (droppedAt.get(tag) ?? 0) > start),
  }
}

export function answerCache({ maxBytes }: { maxBytes: number }): AnswerCache {
  const keysByTag = new Map<string, Set<string>>()
  const urls = new LRUCache<string, string>({ max: REMEMBERED_URLS })
  const running = new Map<string, Promise<CachedAnswer>>()
  const drops = dropLog()
  const requests = requestCounts()
  let hits = 0
  let misses = 0
  let purgedAt = Date.now()

  const untag = (answer: CachedAnswer, key: string) => {
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    dispose: untag,
  })

  /** Without room, an answer replaces only less requested ones: numbers and settings nobody else has push nothing out. */
  const isWorthRoom = (key: string, answer: CachedAnswer): boolean => {
    if (answers.has(key) || answers.calculatedSize + sizeOf(answer, key) <= answers.maxSize) return true
    const [leastRecent = key] = answers.rkeys()
    return requests.of(key) > requests.of(leastRecent)
  }

  const store = (key: string, answer: CachedAnswer) => {
    if (answer.ttlMs <= 0) return
    if (Date.now() - purgedAt > PURGE_EVERY_MS) {
      answers.purgeStale()
      purgedAt = Date.now()
    }
    if (!isWorthRoom(key, answer)) return
    answers.set(key, answer, { ttl: answer.ttlMs })
    if (!answers.has(key)) return
    for (const tag of answer.tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
  }

  const computeAndStore = async (key: string, compute: () => Promise<CachedAnswer>) => {
    const start = drops.start()
    try {
      const answer = await compute()
      if (!drops.droppedSince(start, answer.tags)) store(key, answer)
      return answer
    } finally {
      drops.end()
    }
  }

  const get = (key: string) => {
    requests.add(key)
    const answer = answers.get(key)
    if (answer) hits++
    return answer
  }

  const computed = (key: string, compute: () => Promise<CachedAnswer>) => {
    misses++
    const answer = computeAndStore(key, compute).finally(() => {
      if (running.get(key) === answer) running.delete(key)
    })
    running.set(key, answer)
    return answer
  }

  return {
    get,
    keyOf: (url) => urls.get(url),
    remember: (url, key) => {
      if (url.length <= MAX_REMEMBERED_URL_LENGTH && answers.has(key)) urls.set(url, key)
    },
    fill: async (key, compute) => running.get(key) ?? get(key) ?? computed(key, compute),
    drop: (tags) => {
      for (const tag of tags) {
        drops.note(tag)
        if (tag === EVERYTHING) answers.clear()
        for (const key of [...(keysByTag.get(tag) ?? [])]) answers.delete(key)
      }
      // A running computation may have read the old state: later requests start another one.
      running.clear()
    },
    stats: () => ({
      answers: answers.size,
      bytes: answers.calculatedSize,
      hits,
      misses,
    }),
  }
}
