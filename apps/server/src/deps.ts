import { fileURLToPath } from 'node:url'
import type { Database } from '@touchline/database'
import type { Clock } from './clock.ts'
import type { PaymentProvider } from './modules/billing/provider.ts'
import type { PictureSettings } from './modules/images/picture-store.ts'
import { type AnswerCache, answerCache } from './platform/cache/answer-cache.ts'
import { dropAnswersOnChange } from './platform/changes/drop-answers.ts'
import { type ChangeFollower, followChanges } from './platform/changes/follower.ts'
import type { Readiness } from './platform/http/health.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics/metrics.ts'

/** What the server is given from outside. */
export interface ServerSettings {
  brand: string
  /** Origin under which people reach the site, without a slash at the end. */
  publicUrl: string
  /** Whether cookies of partners' links wait for the visitor's consent; `off` when left out. */
  consent?: 'off' | 'required'
  /** Bookmakers whose prices are shown before those of others; nobody goes first when left out. */
  ladder?: readonly number[]
  /** Key of the captcha; without it one is made and kept in the database. */
  captchaSecret?: string | undefined
  /** Where messages of the contact form go; without it they are kept only. */
  contactTo?: string | undefined
  /** Folder with the operator's legal texts; without it those that ship with the product are shown. */
  legalDir?: string | undefined
  /** Whether the address of a visitor is taken from the headers of a proxy. */
  trustProxy?: boolean | string
  /** Folder of the built web application. */
  webFolder?: string
  /** Where pictures of a feed are fetched from and kept; without it every picture is drawn. */
  pictures?: PictureSettings
  /** Opens the figures of the process to whoever knows it; without it nobody is shown them. */
  metricsToken?: string | undefined
  /** Bytes of answers kept in memory. */
  cacheBytes?: number
}

/** Everything the application is built from; what lives as long as the application is made here. */
export interface Deps {
  settings: ServerSettings
  database: Database
  clock: Clock
  log: Log
  readiness: Readiness
  /** The ways to pay that are set up. */
  payments: readonly PaymentProvider[]
  cache: AnswerCache
  follower: ChangeFollower
  /** Figures of the process, where somebody may ask for them. */
  metrics?: Metrics | null
}

const CACHE_BYTES = 64 * 1024 * 1024
export const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Wires the parts together over a migrated database. */
export async function makeDeps(given: Omit<Deps, 'cache' | 'follower'>): Promise<Deps> {
  const { database, log, settings } = given
  const cache = answerCache({ maxBytes: settings.cacheBytes ?? CACHE_BYTES })
  const follower = await followChanges({ database, log })
  dropAnswersOnChange(follower, cache)
  given.metrics?.watch(() => {
    const { hits, misses, answers, bytes } = cache.stats()
    return {
      touchline_cache_hits_total: hits,
      touchline_cache_misses_total: misses,
      touchline_cache_answers: answers,
      touchline_cache_bytes: bytes,
    }
  })
  given.metrics?.watch(async () => ({ touchline_follower_lag_changes: await follower.lag() }))
  return { ...given, cache, follower }
}
