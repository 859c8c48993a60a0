import helmet from '@fastify/helmet'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'

/** Headers of every answer of the API: data, never a document. */
export const API_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

/** Public answers are open to scripts of other origins: their requests carry no cookie and no token. */
export const READABLE_ANYWHERE = { 'access-control-allow-origin': '*' } as const

const PREFLIGHT = {
  ...READABLE_ANYWHERE,
  'access-control-allow-methods': 'GET, HEAD',
  // All but `Authorization`, which would have to be named.
  'access-control-allow-headers': '*',
  'access-control-max-age': '86400',
}

/** Makes a public `GET` route readable anywhere, errors included: answers what browsers ask before, and returns the hook of the route. */
export function readableAnywhere(app: FastifyInstance, url: string): onRequestHookHandler {
  app.options(url, { schema: { hide: true } }, (_request, reply) => reply.code(204).headers(PREFLIGHT).send())
  return (_request, reply, done) => {
    reply.headers(READABLE_ANYWHERE)
    done()
  }
}

/** For the pages of the API's documentation, which bring their own scripts and styles from our origin. */
export const API_DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"

/** For the built documentation: static pages with inline scripts, and nothing written by visitors. Their search is WebAssembly. */
export const BUILT_DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export const apiSecurity = fp(async function apiSecurity(app) {
  // As late as possible: answers from the cache carry these headers already and never come here.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(API_HEADERS)
    done(null, payload)
  })
})

/** Hashes of the scripts and styles in a page, `'sha256-…'`; nothing else in it is run or applied. */
export interface Inlined {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * Policy of a page: the scripts and styles with these hashes, the scripts they load, styles from our origin, nothing from elsewhere. Style
 * attributes are allowed because the component kit positions its elements with them.
 */
export function pagePolicy({ scripts, styles }: Inlined, https: boolean): string {
  const directives = [
    "default-src 'none'",
    `script-src ${scripts.length === 0 ? "'none'" : [...scripts, "'strict-dynamic'"].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join(';')
}

/** Headers of the pages and of static files; a page brings its own policy. */
export const pageSecurity = fp<{ https: boolean }>(async function pageSecurity(app, { https }) {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: https && { policy: 'same-origin' },
    originAgentCluster: false,
  })
  const bare = pagePolicy({ scripts: [], styles: [] }, https)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('content-security-policy', bare)
    reply.raw.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=()')
    done()
  })
})
