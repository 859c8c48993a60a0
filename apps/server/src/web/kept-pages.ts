import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { AnswerCache, CachedAnswer } from '../platform/cache/answer-cache.ts'
import { acceptedEncodings } from '../platform/cache/encodings.ts'
import type { VisitorDisplay } from '../platform/http/prices/hidden-prices.ts'
import { addressKey } from '../platform/http/rate-limit.ts'
import type { PageAsked } from './draw-page.ts'
import { cookiesOf, type VisitorDefaults } from './first-visit.ts'

/** A page shows the clock, so it is rendered again at every full ten seconds, which every midnight is. */
const LIFE_MS = 10_000
const SETTINGS = /(?:^|; *)(touchline=[^;]*)/

/** The complete input of a page: nothing else of a request can appear in it. */
export function pageAsked(request: IncomingMessage, defaults: VisitorDefaults, odds: VisitorDisplay): PageAsked {
  const { url = '/', headers } = request
  const cookie = SETTINGS.exec(cookiesOf(headers, defaults))?.[1] ?? ''
  return {
    address: url,
    cookie,
    encoding: acceptedEncodings(String(headers['accept-encoding'] ?? ''))[0] ?? 'identity',
    visitor: {
      country: odds.countryOf(request),
      display: odds.keyOf(request),
      prices: odds.pricesShown(request),
    },
  }
}

const keyOf = ({ address, cookie, encoding, visitor: { display } }: PageAsked) =>
  `${encoding} ${address} ${cookie}${display === '' ? '' : ` ${display}`}`

export interface KeptPages {
  find(request: IncomingMessage): CachedAnswer | undefined
  /** The page, rendered once for all concurrent requests. */
  draw(request: Pick<FastifyRequest, 'raw' | 'ip'>): Promise<CachedAnswer>
}

export interface KeptPagesOptions {
  cache: AnswerCache
  defaults: VisitorDefaults
  odds: VisitorDisplay
  /** The product's clock, milliseconds. */
  now: () => number
  /** Renders a page at the turn of its address. */
  compute(asked: PageAsked, name: string, address: string): Promise<CachedAnswer>
  /** Another address needs the page of this name, which may still wait for its turn. */
  join(name: string, address: string): void
}

/** Pages as bytes ready to be sent, by address and settings. */
export function keptPages({ cache, defaults, odds, now, compute, join }: KeptPagesOptions): KeptPages {
  return {
    find: (request) => cache.get(keyOf(pageAsked(request, defaults, odds))),
    draw: ({ raw, ip }) => {
      const asked = pageAsked(raw, defaults, odds)
      const key = keyOf(asked)
      const address = addressKey(ip)
      join(key, address)
      return cache.fill(key, async () => {
        const left = LIFE_MS - (now() % LIFE_MS)
        const page = await compute(asked, key, address)
        return { ...page, ttlMs: Math.min(page.ttlMs, left) }
      })
    },
  }
}
