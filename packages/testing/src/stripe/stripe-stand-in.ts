import type { IncomingMessage, ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { localServer } from '../local-server.ts'
import { stripeApi } from './stripe-api.ts'
import type { KeptEvent } from './stripe-objects.ts'
import { stripePages } from './stripe-pages.ts'
import { type StripeWorld, stripeWorld } from './stripe-world.ts'

export interface StripeStandInOptions {
  /** Its time begins then. */
  now?: Date
  secretKey?: string
  webhookSecret?: string
  port?: number
}

export interface Delivery {
  /** Signs with another secret. */
  secret?: string
  /** When it was signed; now unless given. */
  signedAt?: Date
  /** Sends these bytes with the signature of the event's own. */
  body?: string
}

/** A Stripe account played over real HTTP: the API, the pages people see, and signed notices. */
export interface StripeStandIn extends StripeWorld {
  /** Origin, for STRIPE_API_BASE. */
  url: string
  secretKey: string
  webhookSecret: string
  /** Every event so far, in the order they happened. */
  events: readonly KeptEvent[]
  /** Every call of the API so far, as `POST /v1/refunds`. */
  calls: readonly string[]
  /** Sends an event to the webhook. @returns the status of the answer */
  deliver(event: KeptEvent, how?: Delivery): Promise<number>
  /** From now on notices go there by themselves as things happen; null keeps them back again. */
  notify(webhook: string | null): void
  /** Where `deliver` sends. */
  setWebhook(webhook: string): void
  /** Whether it answers API calls. */
  setAway(away: boolean): void
  /** Waits for the notices that are on their way, then stops. */
  close(): Promise<void>
}

const MAX_BODY = 1024 * 1024

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += String(chunk)
    if (body.length > MAX_BODY) throw new Error('The body is too long')
  }
  return body
}

export async function startStripeStandIn(options: StripeStandInOptions = {}): Promise<StripeStandIn> {
  const { secretKey = 'sk_test_stand_in', webhookSecret = 'whsec_stand_in' } = options
  const events: KeptEvent[] = []
  const calls: string[] = []
  const onTheirWay = new Set<Promise<unknown>>()
  let webhook: string | null = null
  let byItself = false
  let away = false
  let origin = ''
  const { webhooks } = new Stripe(secretKey)

  const deliver: StripeStandIn['deliver'] = async (event, { secret = webhookSecret, signedAt, body } = {}) => {
    if (webhook === null) throw new Error('There is no webhook to deliver to')
    const payload = JSON.stringify(event)
    const timestamp = Math.floor((signedAt?.getTime() ?? Date.now()) / 1000)
    const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const answer = await fetch(webhook, { method: 'POST', headers, body: body ?? payload })
    await answer.arrayBuffer()
    return answer.status
  }

  const notify = (event: KeptEvent) => {
    events.push(event)
    if (!byItself) return
    const way: Promise<unknown> = deliver(event)
      .catch(() => undefined)
      .finally(() => onTheirWay.delete(way))
    onTheirWay.add(way)
  }

  const world = stripeWorld({ now: options.now ?? new Date(), origin: () => origin, notify })
  const api = stripeApi(world, { secretKey, origin: () => origin })
  const pages = stripePages(world)

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', origin)
    if (pathname.startsWith('/v1/')) {
      if (away) return void request.socket.destroy()
      calls.push(`${request.method} ${pathname}`)
      const { status, body: answered } = api(request, body)
      return void response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': world.newId('req') })
        .end(JSON.stringify(answered))
    }
    const shown = pages(pathname, searchParams)
    if (shown === null) return void response.writeHead(404).end()
    if ('redirect' in shown) return void response.writeHead(303, { location: shown.redirect }).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html)
  }

  const server = await localServer(answer, options.port)
  origin = server.url

  return {
    ...world,
    url: origin,
    secretKey,
    webhookSecret,
    events,
    calls,
    deliver,
    notify: (to) => {
      byItself = to !== null
      if (to !== null) webhook = to
    },
    setWebhook: (to) => {
      webhook = to
    },
    setAway: (is) => {
      away = is
    },
    close: async () => {
      await Promise.all(onTheirWay)
      await server.close()
    },
  }
}
