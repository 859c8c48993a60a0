import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { localServer } from '../local-server.ts'
import { type Answer, refusal } from './answer.ts'
import { paypalAnswers } from './answers.ts'
import { approvalPage } from './approval-page.ts'
import { noticeSigner, type SignedWebhook } from './notices.ts'
import { type PaypalEvent, type PaypalShop, type Plan, paypalShop } from './shop.ts'

export interface PaypalStandInOptions {
  /** The time at PayPal; the real one by default. */
  now?: () => Date
  /** Where an approval in the browser is reported; nowhere by default. */
  webhookUrl?: string
}

export interface PaypalStandIn {
  /** To be used as the base address of the API. */
  url: string
  clientId: string
  clientSecret: string
  webhookId: string
  /** In the form of the configuration. */
  planIds: string
  /** The seller's account at PayPal, and the events a test can cause there. */
  shop: PaypalShop
  /** Calls of the seller as `GET /v1/…`, in the order they came; may be emptied. */
  calls: string[]
  /** While set, every call is answered with this status. */
  failing: number | null
  /** While set, the app may not see disputes. */
  hidesDisputes: boolean
  /** Makes every token invalid at once. */
  revokeTokens(): void
  /** The notice of an event, signed for our webhook or another. */
  sign(event: PaypalEvent, webhookId?: string): SignedWebhook
  close(): Promise<void>
}

const PLANS: readonly Plan[] = [
  { id: 'P-ONE', months: 1, price: '22.99', currency: 'EUR', status: 'ACTIVE' },
  { id: 'P-THREE', months: 3, price: '60.00', currency: 'EUR', status: 'ACTIVE' },
  { id: 'P-TWELVE', months: 12, price: '230.00', currency: 'EUR', status: 'ACTIVE' },
  { id: 'P-FOREIGN', months: 12, price: '1.00', currency: 'EUR', status: 'ACTIVE' },
  { id: 'P-DOLLAR', months: 1, price: '22.99', currency: 'USD', status: 'ACTIVE' },
  { id: 'P-CHEAP', months: 1, price: '2.29', currency: 'EUR', status: 'ACTIVE' },
]
const TOKEN_SECONDS = 32_400
const APPROVALS = '/webapps/billing/subscriptions'

/** Plays PayPal on this machine, on a free port: its API for one seller, and the page where a customer approves. */
export async function startPaypalStandIn(options: PaypalStandInOptions = {}): Promise<PaypalStandIn> {
  const { now = () => new Date(), webhookUrl } = options
  const [clientId, clientSecret, webhookId] = ['seller', randomBytes(12).toString('hex'), '8PT597110X687430LKGECATA']
  const tokens = new Map<string, number>()
  const shop = paypalShop(PLANS, now)
  let url = ''
  const address = () => url
  const answerOf = paypalAnswers(shop, address)
  const signer = noticeSigner(clientSecret, { webhookId, url: address, now })

  const grantToken = (request: IncomingMessage, body: string): Answer => {
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (request.headers.authorization !== basic) return { status: 401, body: { error: 'invalid_client' } }
    if (body !== 'grant_type=client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } }
    const token = randomBytes(20).toString('hex')
    tokens.set(token, now().getTime() + TOKEN_SECONDS * 1000)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS } }
  }

  const isKnown = ({ headers }: IncomingMessage) => {
    const token = /^Bearer (\w+)$/.exec(headers.authorization ?? '')?.[1]
    return token !== undefined && (tokens.get(token) ?? 0) > now().getTime()
  }

  const answerCall = (request: IncomingMessage, { pathname, searchParams }: URL, body: string): Answer => {
    if (standIn.failing !== null) return refusal(standIn.failing, 'INTERNAL_SERVER_ERROR')
    if (pathname === '/v1/oauth2/token') return grantToken(request, body)
    if (!isKnown(request)) return { status: 401, body: { error: 'invalid_token' } }
    if (standIn.hidesDisputes && pathname.startsWith('/v1/customer/disputes')) return refusal(403, 'NOT_AUTHORIZED')
    let parsed: unknown
    try {
      parsed = body === '' ? undefined : JSON.parse(body)
    } catch {
      return refusal(400, 'INVALID_REQUEST', 'MALFORMED_REQUEST_JSON')
    }
    if (pathname === '/v1/notifications/verify-webhook-signature') return signer.verify(body, parsed)
    const requestId = String(request.headers['paypal-request-id'] ?? '')
    return answerOf({ method: request.method ?? '', path: pathname, query: searchParams, body: parsed, requestId })
  }

  const notify = async (events: readonly PaypalEvent[]) => {
    for (const event of webhookUrl === undefined ? [] : events) {
      await fetch(webhookUrl as string, { method: 'POST', ...signer.sign(event) }).catch(() => undefined)
    }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const asked = new URL(request.url ?? '/', url)
    const body = await text(request)
    if (asked.pathname === APPROVALS) return approvalPage({ shop, notify }, { asked, body, request, response })
    standIn.calls.push(`${request.method} ${asked.pathname}`)
    const answer = answerCall(request, asked, body)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body === null ? '' : JSON.stringify(answer.body))
  }

  const server = await localServer(handle)
  url = server.url
  const standIn: PaypalStandIn = {
    url,
    clientId,
    clientSecret,
    webhookId,
    planIds: '1:P-ONE,3:P-THREE,12:P-TWELVE',
    shop,
    calls: [],
    failing: null,
    hidesDisputes: false,
    revokeTokens: () => tokens.clear(),
    sign: signer.sign,
    close: server.close,
  }
  return standIn
}
