import { fileURLToPath } from 'node:url'
import type { Database } from '@touchline/database'
import type { Clock } from './clock.ts'
import type { OpenFeed } from './ingest/open/open-feed.ts'
import type { SiteAccess } from './modules/accounts/sessions/viewers.queries.ts'
import type { PaymentProvider } from './modules/billing/provider.ts'
import type { PictureSettings } from './modules/images/picture-store.ts'
import type { TopLists } from './modules/site/site.queries.ts'
import { type AnswerCache, answerCache } from './platform/cache/answer-cache.ts'
import { type ChangeFollower, dropAnswersOnChange, followChanges } from './platform/changes/follower.ts'
import type { Readiness } from './platform/http/health.ts'
import { openRateLimits, type RateLimits } from './platform/http/rate-limit.ts'
import type { TrustedProxies } from './platform/http/trusted-proxies.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { VisitorDefaults } from './web/first-visit.ts'

/** What the server is given from outside. */
export interface ServerSettings {
  brand: string
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** Whether cookies of partners' links wait for the visitor's consent; `off` when left out. */
  consent?: 'off' | 'required'
  /** For visitors who chose nothing. */
  defaults?: VisitorDefaults
  /** What visitors who chose nothing see first; the usual ones when left out. */
  top?: TopLists
  /** `open` shows members everything; what they paid for alone when left out. */
  access?: SiteAccess
  /** Set where free sources are followed; null where every score is followed while it is played. */
  openFeed?: OpenFeed | null
  /** Bookmakers whose prices are shown before those of others; nobody goes first when left out. */
  ladder?: readonly number[]
  /** Key of the captcha; without it one is made and kept in the database. */
  captchaSecret?: string | undefined
  /** Where messages of the contact form go; without it they are kept only. */
  contactTo?: string | undefined
  /** Folder with the operator's legal texts; without it those that ship with the product are shown. */
  legalDir?: string | undefined
  /** Proxies whose word on the address of a visitor counts; none where it is left out. */
  trustedProxies?: TrustedProxies | undefined
  /** Folder of the built web application. */
  webFolder?: string
  /** Where pictures of a feed are fetched from and kept; without it every picture is drawn. */
  pictures?: PictureSettings
  /** Opens the figures of the process to whoever knows it; without it nobody is shown them. */
  metricsToken?: string | undefined
  /** Bytes of answers kept in memory. */
  cacheBytes?: number
  /** Bytes of drawn pages kept in memory; none are when left out. */
  pageCacheBytes?: number
}

/** Everything the application is built from; what lives as long as the application is made here. */
export interface Deps {
  settings: ServerSettings
  database: Database
  /** Where what everybody may read is read: the same, or a standby that is followed instead. */
  reading: Database
  clock: Clock
  log: Log
  readiness: Readiness
  /** The ways to pay that are set up. */
  payments: readonly PaymentProvider[]
  cache: AnswerCache
  /** Drawn pages that are the same for many; null where none are kept. */
  pageCache: AnswerCache | null
  follower: ChangeFollower
  rateLimits: RateLimits
  /** How the feed is doing, for the operator; that of Sportmonks by default. */
  feed?: () => Promise<object | null>
  /** Figures of the process, where somebody may ask for them. */
  metrics?: Metrics | null
}

const MEGABYTE = 1024 * 1024
const CACHE_BYTES = 64 * MEGABYTE
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Wires the parts together over a migrated database. */
export async function makeDeps(
  given: Omit<Deps, 'cache' | 'pageCache' | 'follower' | 'rateLimits' | 'reading'> & { reading?: Database },
): Promise<Deps> {
  const { database, log, settings, reading = database } = given
  const cache = answerCache({ maxBytes: settings.cacheBytes ?? CACHE_BYTES })
  const pageBytes = settings.pageCacheBytes ?? 0
  const pageCache = pageBytes === 0 ? null : answerCache({ maxBytes: pageBytes })
  const follower = await followChanges({ database: reading, hints: database, log })
  dropAnswersOnChange(follower, cache)
  if (pageCache) dropAnswersOnChange(follower, pageCache)
  given.metrics?.watch(() => {
    const { hits, misses, answers, bytes } = cache.stats()
    return {
      touchline_cache_hits_total: hits,
      touchline_cache_misses_total: misses,
      touchline_cache_answers: answers,
      touchline_cache_bytes: bytes,
    }
  })
  given.metrics?.watch(() => {
    const { hits = 0, misses = 0, answers = 0, bytes = 0 } = pageCache?.stats() ?? {}
    return {
      touchline_page_cache_hits_total: hits,
      touchline_page_cache_misses_total: misses,
      touchline_page_cache_pages: answers,
      touchline_page_cache_bytes: bytes,
    }
  })
  given.metrics?.watch(async () => ({ touchline_follower_lag_changes: await follower.lag() }))
  const rateLimits = await openRateLimits(database)
  return { ...given, reading, cache, pageCache, follower, rateLimits }
}
