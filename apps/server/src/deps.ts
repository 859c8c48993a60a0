import { fileURLToPath } from 'node:url'
import type { Database } from '@touchline/database'
import type { BookmakerId } from '@touchline/football'
import type { OpenFeed } from '@touchline/ingest/follow/open/settings/open-feed.ts'
import type { Clock } from '@touchline/runtime'
import type { IdentityProviderSettings } from './modules/accounts/provider-login/identity-provider.ts'
import type { SiteAccess } from './modules/accounts/sessions/viewers.queries.ts'
import type { PaymentProvider } from './modules/billing/provider.ts'
import { siteBrand } from './modules/brand/site-brand.ts'
import type { ConfigParts } from './modules/console/settings/settings-deps.ts'
import type { PictureSettings } from './modules/images/picture-store.ts'
import type { TopLists } from './modules/site/site.queries.ts'
import { openSiteSettings, type SiteSettings } from './modules/site-settings/site-settings.ts'
import type { Brand } from './platform/brand.ts'
import { type AnswerCache, answerCache } from './platform/cache/answer-cache.ts'
import { type ChangeFollower, dropAnswersOnChange, followChanges } from './platform/changes/follower.ts'
import type { Readiness } from './platform/http/health.ts'
import { openRateLimits, type RateLimits } from './platform/http/rate-limit.ts'
import type { TrustedProxies } from './platform/http/trusted-proxies.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import type { SecretBox } from './platform/secrets/secret-box.ts'
import type { RestoreRequest } from './restore-between.ts'
import type { VisitorDefaults } from './web/first-visit.ts'

/** External settings of the server. */
export interface ServerSettings {
  /** Name set by the environment, which goes before that of the console. */
  siteName?: string | undefined
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** Whether cookies of partners' links wait for the visitor's consent; `off` when left out. */
  consent?: 'off' | 'required'
  /** For visitors who chose nothing. */
  defaults?: VisitorDefaults
  /** Defaults for visitors without choices; the usual ones when left out. */
  top?: TopLists
  /** Identity provider that people can sign in with; none by default. */
  identityProvider?: IdentityProviderSettings | null
  /** `open` shows members everything; by default they see only what they paid for. */
  access?: SiteAccess
  /** Set where free sources are followed; null where every score is followed while it is played. */
  openFeed?: OpenFeed | null
  /** Bookmakers whose prices are shown first; none by default. */
  ladder?: readonly BookmakerId[]
  /** Key of the captcha; without it one is made and kept in the database. */
  captchaSecret?: string | undefined
  /** Recipient of the contact form's messages; without it they are only stored. */
  contactTo?: string | undefined
  /** Sender of mail; push services write to it if the site has no https address. */
  mailFrom?: string
  /** Hosts that alerts are sent to although they are not on the public internet, with their port where there is one. */
  alertHosts?: readonly string[]
  /** Folder with the operator's legal texts; without it those that ship with the product are shown. */
  legalDir?: string | undefined
  /** Proxies trusted to give a visitor's address; none by default. */
  trustedProxies?: TrustedProxies | undefined
  /** Header in which these proxies name the country of a visitor, in small letters; none by default. */
  countryHeader?: string | undefined
  /** Folder of the built web application. */
  webFolder?: string
  /** Source and folder of a feed's pictures; without it every picture is drawn. */
  pictures?: PictureSettings
  /** The token for the metrics of the process; without it they are not served. */
  metricsToken?: string | undefined
  /** Folder of backups and uploads; without it there are none. */
  dataDir?: string
  /** Begins a restore, which ends this server; null where it cannot be started again. */
  onRestore?: ((request: RestoreRequest) => boolean) | null
  /** Encrypts secrets in the database; by default with a key that lasts as long as the process. */
  box?: SecretBox
  /** Configuration of the process; by default nothing is set. */
  parts?: ConfigParts
  /** Whether the setup was open when the process began; it was not when left out. */
  setupOpen?: boolean
  /** Bytes of answers kept in memory. */
  cacheBytes?: number
  /** Bytes of rendered pages cached in memory; none by default. */
  pageCacheBytes?: number
}

/** The dependencies of the application; those that live as long as the application are made here. */
export interface Deps {
  settings: ServerSettings
  database: Database
  /** The database for public reads: the same, or a standby that is followed instead. */
  reading: Database
  clock: Clock
  log: Log
  readiness: Readiness
  /** The ways to pay that are set up. */
  payments: readonly PaymentProvider[]
  cache: AnswerCache
  /** Cache of public pages; null to cache none. */
  pageCache: AnswerCache | null
  follower: ChangeFollower
  rateLimits: RateLimits
  /** Settings of operators in the console. */
  siteSettings: SiteSettings
  brand: Brand
  /** How the feed is doing, for the operator; that of Sportmonks by default. */
  feed?: () => Promise<object | null>
  /** Metrics of the process, if they are served. */
  metrics?: Metrics | null
}

const MEGABYTE = 1024 * 1024
const CACHE_BYTES = 64 * MEGABYTE
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Wires the parts together over a migrated database. */
export async function makeDeps(
  given: Omit<Deps, 'cache' | 'pageCache' | 'follower' | 'rateLimits' | 'siteSettings' | 'brand' | 'reading'> & {
    reading?: Database
    /** Those that the process has opened already. */
    siteSettings?: SiteSettings
  },
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
  const siteSettings = given.siteSettings ?? (await openSiteSettings(database))
  siteSettings.follow({ follower, caches: [cache, pageCache], log })
  const brand = siteBrand({ siteSettings, given: settings.siteName, publicUrl: settings.publicUrl })
  return { ...given, reading, cache, pageCache, follower, rateLimits, siteSettings, brand }
}
