import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyReply {
    /** Of the Content-Security-Policy sent with a page; empty elsewhere. */
    nonce: string
  }
}

/** Headers of every answer of the API: data, never a document. */
export const API_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
} as const

/** Of the pages of the documentation, which bring their own scripts and styles from our origin. */
export const DOCUMENTATION_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'"

export const apiSecurity = fp(async function apiSecurity(app) {
  // As late as possible: answers from the cache carry these headers already and never come here.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(API_HEADERS)
    done(null, payload)
  })
})

const nonces = new WeakMap<object, string>()

/**
 * Policy of the pages: scripts and styles only with this answer's nonce or from our origin, nothing from elsewhere.
 * Style attributes are allowed because the kit places its elements with them.
 */
export const pageSecurity = fp<{ https: boolean }>(async function pageSecurity(app, { https }) {
  app.decorateReply('nonce', '')
  app.addHook('onRequest', (_request, reply, done) => {
    reply.nonce = randomBytes(16).toString('base64')
    nonces.set(reply.raw, reply.nonce)
    done()
  })
  const nonce = (_request: unknown, response: ServerResponse) => `'nonce-${nonces.get(response) ?? ''}'`
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: [nonce, "'strict-dynamic'"],
        styleSrc: ["'self'", nonce],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: https && { policy: 'same-origin' },
    originAgentCluster: false,
  })
})
