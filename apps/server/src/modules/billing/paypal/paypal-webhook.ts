import type { IncomingHttpHeaders } from 'node:http'
import { HOUR_MS } from '@touchline/football'
import type { Clock } from '@touchline/runtime'
import { z } from 'zod'
import type { WebhookEvent } from '../provider.ts'
import { type AskPaypal, issuesOf } from './paypal-api.ts'
import { centsOf } from './paypal-shapes.ts'

const text = z.string().min(1)
const money = z.object({ value: z.string() })

const eventShape = z.object({
  id: text.max(200),
  event_type: text.max(200),
  resource: z.object({
    id: text.optional(),
    /** The subscription of a payment. */
    billing_agreement_id: text.optional(),
    /** The payment of a refund. */
    sale_id: text.optional(),
    /** The payments of a dispute. */
    disputed_transactions: z.array(z.object({ seller_transaction_id: text.optional() })).optional(),
    total_refunded_amount: money.optional(),
    seller_payable_breakdown: z.object({ total_refunded_amount: money.optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})
type PaypalEvent = z.output<typeof eventShape>

/** The subject of a notice. */
export interface PaypalWebhookEvent extends Omit<WebhookEvent, 'subject'> {
  subscriptionId: string | null
  /** The payment it is about where no subscription is named, with the cents of all that was refunded of it where the notice says it. */
  payment: { id: string; refunded: number | null } | null
}

/** PayPal sends a notice again for three days; some hours more, and a day ahead for clocks that differ. */
const SENT_BEFORE_MS = 4 * 24 * HOUR_MS
const SENT_AFTER_MS = 24 * HOUR_MS

/** The signature of a notice, in PayPal's forms. */
const signedShape = z.object({
  'paypal-transmission-id': z
    .string()
    .max(64)
    .regex(/^[\w-]+$/, { abort: true }),
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': z.base64().min(40).max(1024),
  'paypal-cert-url': z.string().max(300),
  'paypal-auth-algo': z.string().max(30).regex(/^\w+$/, { abort: true }),
})

export interface VerifyOptions {
  ask: AskPaypal
  apiBase: string
  webhookId: string
  clock: Clock
}

/**
 * Reads a notice after PayPal has confirmed that it signed exactly these bytes for our webhook; one that cannot be PayPal's is refused
 * without a call to PayPal, which limits our calls in total.
 * @returns null when it did not, or when the bytes are not a notice
 * @throws ProviderUnreachable when PayPal cannot be called
 */
export async function verifiedWebhookEvent(
  { ask, apiBase, webhookId, clock }: VerifyOptions,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<PaypalWebhookEvent | null> {
  const { data: signed } = signedShape.safeParse(headers)
  if (signed === undefined || !isPaypalAddress(signed['paypal-cert-url'], apiBase)) return null
  const age = clock.now().getTime() - Date.parse(signed['paypal-transmission-time'])
  if (age > SENT_BEFORE_MS || age < -SENT_AFTER_MS) return null
  const raw = body.toString('utf8')
  const event = eventShape.safeParse(jsonOrNull(raw))
  if (!event.success) return null
  // The signature covers the exact text, so it is sent on unchanged.
  const question = JSON.stringify({
    transmission_id: signed['paypal-transmission-id'],
    transmission_time: signed['paypal-transmission-time'],
    transmission_sig: signed['paypal-transmission-sig'],
    cert_url: signed['paypal-cert-url'],
    auth_algo: signed['paypal-auth-algo'],
    webhook_id: webhookId,
  })
  const answer = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    body: `${question.slice(0, -1)},"webhook_event":${raw}}`,
  })
  if (answer.status === 401 || answer.status === 403) throw new Error(`PayPal refuses: ${issuesOf(answer)}`)
  const verdict = z.object({ verification_status: z.string() }).safeParse(answer.body)
  return answer.status === 200 && verdict.data?.verification_status === 'SUCCESS' ? webhookEventOf(event.data) : null
}

/** Only PayPal hosts certificates: anyone who could name another place could sign with their own. */
export function isPaypalAddress(address: string, apiBase: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username } = new URL(address)
  if (origin === new URL(apiBase).origin) return true
  return protocol === 'https:' && username === '' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'))
}

export function webhookEventOf({ id, event_type, resource }: PaypalEvent): PaypalWebhookEvent {
  const about = event_type.startsWith('BILLING.SUBSCRIPTION.') ? resource.id : resource.billing_agreement_id
  return { id, type: event_type, subscriptionId: about ?? null, payment: paymentOf(event_type, resource) }
}

function paymentOf(type: string, resource: PaypalEvent['resource']): PaypalWebhookEvent['payment'] {
  const disputed = resource.disputed_transactions?.[0]?.seller_transaction_id
  if (type.startsWith('CUSTOMER.DISPUTE.')) return disputed === undefined ? null : { id: disputed, refunded: null }
  if (!/^PAYMENT\.(SALE|CAPTURE)\.(REFUNDED|REVERSED)$/.test(type)) return null
  const capture = resource.links?.find(({ rel }) => rel === 'up')?.href.match(/\/captures\/([\w-]+)$/)?.[1]
  const paymentId = resource.sale_id ?? capture ?? (type.endsWith('REVERSED') ? resource.id : undefined)
  if (paymentId === undefined) return null
  if (type.endsWith('REVERSED')) return { id: paymentId, refunded: null }
  const total = resource.total_refunded_amount ?? resource.seller_payable_breakdown?.total_refunded_amount
  return { id: paymentId, refunded: total ? centsOf(total.value) : null }
}

function jsonOrNull(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
