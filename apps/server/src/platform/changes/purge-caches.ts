import { EVERYTHING } from '../cache/answer-cache.ts'
import { ALL_KEY } from '../cache/surrogates.ts'
import type { Log } from '../log.ts'
import { type ChangeFollower, changedTags } from './follower.ts'

export interface PurgeOptions {
  /** Where the caches in front take a purge. */
  urls: readonly string[]
  /** Sent as a bearer token. */
  token?: string | undefined
  log: Log
  /** After so long the same is purged again: an answer may have been on its way when it was purged. */
  againMs?: number
}

export interface Purging {
  /** Tags that are not purged yet, of the cache that has most of them. */
  waiting(): number
  /** Forgets what waits. */
  stop(): void
}

const AGAIN_MS = 1_000
const TIMEOUT_MS = 2_000
const RETRY_MS = { first: 100, most: 5_000 }
/** In one request: what Cloudflare takes, and well within the headers of any server. */
const PER_REQUEST = 100
/** Of more it is cheaper to purge everything. */
const MOST_WAITING = 2_000

/**
 * Has caches in front forget what the log says has changed, and everything at the start, as nobody knows what changed while nobody looked.
 * Every web process purges after it dropped its own answers, so that the last one to learn of a change is the last to purge.
 */
export function purgeOnChange(follower: ChangeFollower, options: PurgeOptions): Purging {
  const caches = options.urls.map((url) => purger(url, options))
  const later = new Set<NodeJS.Timeout>()
  const purge = (tags: readonly string[]) => {
    for (const cache of caches) cache.add(tags)
  }
  const forget = follower.subscribe((changes) => {
    const tags = changedTags(changes)
    if (tags.length === 0) return
    purge(tags)
    const again = setTimeout(() => {
      later.delete(again)
      purge(tags)
    }, options.againMs ?? AGAIN_MS)
    later.add(again)
  })
  purge([EVERYTHING])
  return {
    waiting: () => Math.max(0, ...caches.map((cache) => cache.waiting())),
    stop: () => {
      forget()
      for (const timer of later) clearTimeout(timer)
      for (const cache of caches) cache.stop()
    },
  }
}

/** Purges one cache: one request at a time, what comes meanwhile together in the next, what failed until it succeeds. */
function purger(url: string, { token, log }: PurgeOptions) {
  const ending = new AbortController()
  let waiting = new Set<string>()
  let retryMs = 0
  let timer: NodeJS.Timeout | undefined
  let sending = false

  const send = async () => {
    if (sending || waiting.size === 0 || ending.signal.aborted) return
    sending = true
    const isAll = waiting.has(EVERYTHING) || waiting.size > MOST_WAITING
    const tags = isAll ? [ALL_KEY] : [...waiting].slice(0, PER_REQUEST)
    const rest = isAll ? [] : [...waiting].slice(PER_REQUEST)
    waiting = new Set(rest)
    try {
      await request(url, tags, token, ending.signal)
      if (retryMs > 0) log.info({ url }, 'the cache in front is purged again')
      retryMs = 0
    } catch (error) {
      if (retryMs === 0 && !ending.signal.aborted) {
        log.warn({ err: error, url }, 'the cache in front could not be purged; trying again')
      }
      retryMs = Math.min(RETRY_MS.most, Math.max(RETRY_MS.first, 2 * retryMs))
      for (const tag of isAll ? [EVERYTHING] : tags) waiting.add(tag)
    }
    sending = false
    timer = setTimeout(() => void send(), retryMs)
  }

  return {
    add: (tags: readonly string[]) => {
      for (const tag of tags) waiting.add(tag)
      if (retryMs === 0) void send()
    },
    waiting: () => waiting.size,
    stop: () => {
      ending.abort()
      clearTimeout(timer)
    },
  }
}

/** The tags as a header, which Varnish and Fastly read, and in the body, which Cloudflare does. @throws Error unless it succeeds */
async function request(url: string, tags: readonly string[], token: string | undefined, ending: AbortSignal) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'surrogate-key': tags.join(' '),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.any([ending, AbortSignal.timeout(TIMEOUT_MS)]),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`It answered ${answer.status}`)
}
