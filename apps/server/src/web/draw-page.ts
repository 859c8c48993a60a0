import { createHash, randomBytes } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Database, worldOf } from '@touchline/database'
import { accentDeclarations, ownAddress } from '@touchline/football'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '../platform/brand.ts'
import type { CachedAnswer } from '../platform/cache/answer-cache.ts'
import type { Encoding } from '../platform/cache/encodings.ts'
import type { PageVisitor, VisitorDisplay } from '../platform/http/prices/hidden-prices.ts'
import { pagePolicy } from '../platform/http/security.ts'
import { inProcessApi } from './in-process-api.ts'
import { inline } from './inlined.ts'
import type { PageHost, PageRenderer } from './page-host.ts'

/** The request of a page. */
export interface PageAsked {
  address: string
  cookie: string
  encoding: Encoding
  visitor: PageVisitor
}

export interface DrawOptions {
  brand: Brand
  publicUrl: string
  now: () => number
  database: Database
  /** The subject of a page for members, or that it is unknown. */
  nameOf(path: string): Promise<PageHost['named'] | 'missing'>
  /** How prices are shown. */
  odds: VisitorDisplay
}

/** Renders a page in the requested encoding, with all its headers. */
export type DrawPage = (asked: PageAsked, security: OutgoingHttpHeaders) => Promise<CachedAnswer>

/** Browsers revalidate every time; shared caches may store a page as long as an answer of the API. */
const FOR_OTHERS = 'public, max-age=0, s-maxage=2, stale-while-revalidate=8'
const BROTLI_QUALITY = 4
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function encoded(html: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return compressBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return encoding === 'gzip' ? compressGzip(html) : html
}

/** The brand as a page has it, as text and numbers. */
function brandOf({ name, revision, logo, accents }: Brand): Pick<PageHost, 'brand' | 'look'> {
  return {
    brand: name,
    look: {
      revision,
      logo: logo && { width: logo.width, height: logo.height, ground: logo.ground },
      colours: accentDeclarations(accents),
    },
  }
}

/** The world of a database does not change once something is in it, so it is read until then. */
function worldReader(database: Database): () => Promise<PageHost['world']> {
  let known: PageHost['world'] = 'empty'
  return async () => {
    if (known === 'empty') known = (await worldOf(database.pool)) ?? 'empty'
    return known
  }
}

/** The cache tags of everything read for a page. */
function shownTogether() {
  const tags = new Set<string>()
  let ttlMs = Number.POSITIVE_INFINITY
  return {
    note: (shown: Pick<CachedAnswer, 'tags' | 'ttlMs'> | null) => {
      for (const tag of shown?.tags ?? []) tags.add(tag)
      ttlMs = Math.min(ttlMs, shown?.ttlMs ?? 0)
    },
    tags: () => [...tags],
    /** 0 where something was read that may not be given to others. */
    ttlMs: () => (ttlMs === Number.POSITIVE_INFINITY ? 0 : ttlMs),
  }
}

const flat = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, String(value)]))

/** A redirect as an address without host. @throws Error where it leads to another one */
function ownLocation(location: string, from: URL): string {
  const { origin, href } = new URL(location, from)
  const own = origin === from.origin ? ownAddress(href.slice(origin.length)) : null
  if (own === null) throw new Error('A page redirects to another host')
  return own
}

/** Draws pages with the renderer of the built web application and makes them ready to be sent. */
export function pageDrawing(app: FastifyInstance, renderer: PageRenderer, options: DrawOptions): DrawPage {
  const { brand, publicUrl, now, database, nameOf, odds } = options
  const https = publicUrl.startsWith('https:')
  const world = worldReader(database)

  return async ({ address, cookie, encoding, visitor }, security) => {
    const shown = shownTogether()
    const nonce = randomBytes(16).toString('base64url')
    const api = inProcessApi(app, visitor, shown.note)
    const from = new URL(address, publicUrl)
    // The page itself does without.
    const about = await nameOf(from.pathname).catch(() => null)
    const [named, missing] = about === 'missing' ? [null, from.pathname] : [about, null]
    const context: PageHost = {
      api,
      nonce,
      named,
      missing,
      ...brandOf(brand),
      world: await world(),
      publicUrl,
      prices: visitor.prices,
      now: now(),
    }
    const asked = new Request(from, { headers: { cookie, accept: 'text/html' } })
    const answer = await renderer.fetch(asked, { context })
    const { body: html, inlined } = inline(await answer.text(), nonce)

    const { 'content-type': type = '', 'content-length': _, ...given } = Object.fromEntries(answer.headers)
    if (given.location !== undefined) given.location = ownLocation(given.location, from)
    const isHtml = type.startsWith('text/html')
    // A link from a mail works for anyone who has it, so no cache may store it.
    const isOwn = 'set-cookie' in given || from.searchParams.has('token')
    const status = missing === null ? answer.status : 404
    const isForOthers = status === 200 && isHtml && context.world !== 'empty' && !isOwn
    const body = await encoded(html, encoding)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const ttlMs = isForOthers ? shown.ttlMs() : 0
    const unchanged = {
      'cache-control': ttlMs > 0 && !odds.vary() ? FOR_OTHERS : 'private, no-cache',
      ...given,
      ...security,
      etag,
      vary: 'Accept-Encoding, Cookie, Accept-Language',
      'content-security-policy': pagePolicy(inlined, https),
    }
    const headers = flat({
      ...unchanged,
      ...(type !== '' && { 'content-type': isHtml ? 'text/html; charset=utf-8' : type }),
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    })
    return {
      variants: { identity: { body, etag, headers, unchangedHeaders: flat(unchanged) } },
      tags: shown.tags(),
      ttlMs,
      status,
    }
  }
}
