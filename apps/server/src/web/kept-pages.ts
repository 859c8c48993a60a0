import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AnswerCache, CachedAnswer } from '../platform/cache/answer-cache.ts'
import { acceptedEncodings, type Encoding } from '../platform/cache/encodings.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import type { PageAsked } from './draw-page.ts'
import { cookiesOf, type VisitorDefaults } from './first-visit.ts'
import type { KeptAs, PageRenderer } from './page-host.ts'

/** What a kept page shows of the clock is at most so old: from then on it is drawn anew for the next who ask. */
const RENEW_MS = 30_000
const REMEMBERED = 10_000
/** Characters of an address and a cookie together; longer ones are read anew each time. */
const LONGEST_REMEMBERED = 512
const COOKIE = /(?:^|; *)(touchline=[^;]*)/

interface Wanted extends KeptAs {
  key: string
  encoding: Encoding
}

/** A request with the address it came from. */
type PageRequest = Pick<FastifyRequest, 'raw' | 'ip'>

/** Pages that are the same for many, as bytes ready to be sent. */
export interface KeptPages {
  /** What is kept for a request, while it is drawn anew too; undefined where somebody has to wait for it. */
  find(request: PageRequest): CachedAnswer | undefined
  /** The page of a request, drawn once for all who ask meanwhile; null for a page that is somebody's own. */
  draw(request: PageRequest): Promise<CachedAnswer> | null
}

export interface KeptPagesOptions {
  cache: AnswerCache
  renderer: Pick<PageRenderer, 'keptAs'>
  defaults: VisitorDefaults
  /** The product's clock, milliseconds: days turn over by it. */
  now: () => number
  /** Draws a page when the address has its turn. */
  compute(asked: PageAsked, name: string, address: string): Promise<CachedAnswer>
  /** Another address needs the page of this name, which may still wait for its turn. */
  join(name: string, address: string): void
}

export const encodingOf = ({ headers }: IncomingMessage): Encoding =>
  acceptedEncodings(headers['accept-encoding'] as string | undefined)[0] ?? 'identity'

export function keptPages({ cache, renderer, defaults, now, compute, join }: KeptPagesOptions): KeptPages {
  const remembered = new LRUCache<string, Wanted>({ max: REMEMBERED })
  const renewAt = new WeakMap<CachedAnswer, number>()

  const wantedBy = (request: IncomingMessage): Wanted | null => {
    const { url = '/', headers } = request
    const encoding = encodingOf(request)
    const cookie = COOKIE.exec(cookiesOf(headers, defaults))?.[1] ?? ''
    const raw = `${encoding} ${url} ${cookie}`
    const known = remembered.get(raw)
    if (known && known.until > now()) return known
    const as = renderer.keptAs(url, cookie, now())
    if (as === null) return null
    const wanted = { ...as, encoding, key: `${encoding} ${as.address} ${as.cookie}` }
    if (raw.length <= LONGEST_REMEMBERED) remembered.set(raw, wanted)
    return wanted
  }

  const computeFor = (wanted: Wanted, address: string) => async () => {
    const drawnAt = now()
    const page = await compute(wanted, wanted.key, address)
    const kept = { ...page, ttlMs: Math.min(page.ttlMs, wanted.until - drawnAt) }
    renewAt.set(kept, performance.now() + RENEW_MS)
    return kept
  }

  /** Those who are given what is kept do not wait, and the next who wait see what became of it. */
  const renew = (wanted: Wanted, { ip }: PageRequest) => {
    const address = addressKey(ip)
    join(wanted.key, address)
    cache.renew(wanted.key, computeFor(wanted, address)).catch(() => {})
  }

  return {
    find: (request) => {
      const wanted = wantedBy(request.raw)
      if (wanted === null) return undefined
      const kept = cache.get(wanted.key)
      if (kept) {
        if (performance.now() > (renewAt.get(kept) ?? 0)) renew(wanted, request)
        return kept
      }
      const stale = cache.stale(wanted.key)
      if (stale) renew(wanted, request)
      return stale
    },
    draw: (request) => {
      const wanted = wantedBy(request.raw)
      if (wanted === null) return null
      const address = addressKey(request.ip)
      join(wanted.key, address)
      return cache.fill(wanted.key, computeFor(wanted, address))
    },
  }
}
