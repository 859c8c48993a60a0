import type { Maintenance } from '@touchline/contract'
import { isLanguage, LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'
import { textsOf } from '@touchline/messages/texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Brand } from '../../platform/brand.ts'
import { publicError } from '../../platform/http/errors.ts'
import { API_HEADERS, pagePolicy } from '../../platform/http/security.ts'
import { preferredLanguage } from '../../platform/preferred-language.ts'
import { plainPage } from '../../web/plain-page.ts'
import type { SiteSettings } from './site-settings.ts'

interface GateOptions {
  siteSettings: SiteSettings
  brand: Brand
  https: boolean
  /** Milliseconds since 1970. */
  now: () => number
}

const DEFAULT_RETRY_S = 300
const MIN_RETRY_S = 30
const MAX_RETRY_S = 24 * 3600
/** Seconds after which browsers load the page again. */
const REFRESH_S = 60

/** The console, its sign-in, calls of providers and monitors, and the pages that the law requires. */
const OPEN_CALLS =
  /^\/api\/(?:console|login|logout|check_token|site|status|legal|webhooks|account|alerts|healthz|readyz)(?:\/|$)/
const OPEN_PAGES =
  /^\/(?:console|login|status|terms|privacy|legal|accessibility|unsubscribe|assets|healthz|readyz|metrics)(?:\/|$)/
/** Files next to the pages, without calendars and feeds. */
const FILE = /^\/(?!calendar\/|feeds\/)[^?]*\.[a-z0-9]+$/i

const isOpen = (path: string): boolean =>
  path.startsWith('/api') ? OPEN_CALLS.test(path) : OPEN_PAGES.test(path) || FILE.test(path)

/** Answers 503 to everybody but operators during maintenance: with an error to calls, with a page to addresses of pages. */
export const maintenanceGate = fp<GateOptions>(async function maintenanceGate(app, options) {
  const { siteSettings, https, now, brand } = options
  app.addHook('onRequest', (request, reply, done) => {
    const { value } = siteSettings.get('maintenance')
    const path = request.url.split('?', 1)[0] ?? ''
    if (!value.on || isOpen(path)) return done()
    const after = String(retryAfter(value, now()))
    if (path.startsWith('/api'))
      return done(publicError('maintenance', 'The site is being worked on. Try again later.', { 'retry-after': after }))
    showPage(request, reply, { value, after, https, brand: brand.name })
  })
})

function retryAfter({ until }: Maintenance, now: number): number {
  if (until === null) return DEFAULT_RETRY_S
  const left = Math.ceil((Date.parse(until) - now) / 1000)
  // The end is unknown once the announced time is over.
  return left <= 0 ? DEFAULT_RETRY_S : Math.min(Math.max(left, MIN_RETRY_S), MAX_RETRY_S)
}

const CHOSEN = /(?:^|; *)touchline=[^;]*?\blanguage=(\w+)/

function languageOf({ headers }: FastifyRequest): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1] ?? ''
  return isLanguage(chosen) ? chosen : (preferredLanguage(headers['accept-language']) ?? SOURCE_LANGUAGE)
}

interface Shown {
  value: Maintenance
  after: string
  https: boolean
  brand: string
}

function showPage(request: FastifyRequest, reply: FastifyReply, { value, after, https, brand }: Shown): void {
  const asked = languageOf(request)
  // The operator's text in another language says more than the general one.
  const language = [asked, ...LANGUAGES].find((one) => value.texts[one]) ?? asked
  const t = textsOf(language, 'maintenance')
  const { body, inlined } = plainPage({
    title: t('title', { brand }),
    text: value.texts[language] || t('text'),
    language,
    link: { href: '/login?next=%2Fconsole', words: t('staff') },
    refreshSeconds: REFRESH_S,
  })
  void reply
    .code(503)
    .headers({ ...API_HEADERS, 'content-security-policy': pagePolicy(inlined, https) })
    .header('retry-after', after)
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie, Accept-Language')
    .type('text/html; charset=utf-8')
    .send(body)
}
