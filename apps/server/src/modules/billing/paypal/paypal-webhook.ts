import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { Clock } from '../../../clock.ts'
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
    /** Of a payment: its subscription. */
    billing_agreement_id: text.optional(),
    /** Of a refund: its payment. */
    sale_id: text.optional(),
    total_refunded_amount: money.optional(),
    seller_payable_breakdown: z.object({ total_refunded_amount: money.optional() }).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
})
type PaypalEvent = z.output<typeof eventShape>

/** What a notice is about. */
export interface PaypalWebhookEvent extends Omit<WebhookEvent, 'subject'> {
  subscriptionId: string | null
  /** A payment of which something went back, with the cents of all that did where the notice says it. */
  refund: { paymentId: string; cents: number | null } | null
}

const HOUR_MS = 3_600_000
/** PayPal sends a notice again for three days; some hours more, and a day ahead for clocks that differ. */
const SENT_BEFORE_MS = 4 * 24 * HOUR_MS
const SENT_AFTER_MS = 24 * HOUR_MS

/** What signs a notice, in the forms PayPal writes it. */
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
 * without a question to PayPal, which counts them for all we ask together.
 * @returns null when it did not, or when the bytes are no notice
 * @throws ProviderUnreachable when PayPal cannot be asked
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
  // The signature holds for the text as it came, so it is sent on as it came.
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

/** Certificates lie with PayPal alone: whoever could name another place could sign with their own. */
export function isPaypalAddress(address: string, apiBase: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, origin, username } = new URL(address)
  if (origin === new URL(apiBase).origin) return true
  return protocol === 'https:' && username === '' && (hostname === 'paypal.com' || hostname.endsWith('.paypal.com'))
}

export function webhookEventOf({ id, event_type, resource }: PaypalEvent): PaypalWebhookEvent {
  const about = event_type.startsWith('BILLING.SUBSCRIPTION.') ? resource.id : resource.billing_agreement_id
  return { id, type: event_type, subscriptionId: about ?? null, refund: refundOf(event_type, resource) }
}

function refundOf(type: string, resource: PaypalEvent['resource']): PaypalWebhookEvent['refund'] {
  if (!/^PAYMENT\.(SALE|CAPTURE)\.(REFUNDED|REVERSED)$/.test(type)) return null
  const capture = resource.links?.find(({ rel }) => rel === 'up')?.href.match(/\/captures\/([\w-]+)$/)?.[1]
  const paymentId = resource.sale_id ?? capture ?? (type.endsWith('REVERSED') ? resource.id : undefined)
  if (paymentId === undefined) return null
  const total = resource.total_refunded_amount ?? resource.seller_payable_breakdown?.total_refunded_amount
  return { paymentId, cents: total ? centsOf(total.value) : null }
}

function jsonOrNull(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return null
  }
}
