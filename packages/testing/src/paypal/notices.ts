import { createHmac, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type Answer, refusal } from './answer.ts'
import type { PaypalEvent } from './shop.ts'

/** A notice on its way: its bytes and the headers that sign them. */
export interface SignedWebhook {
  body: string
  headers: Readonly<Record<string, string>>
}

const questionShape = z.strictObject({
  transmission_id: z.string().min(1),
  transmission_time: z.iso.datetime({ offset: true }),
  transmission_sig: z.string().min(1),
  cert_url: z.url(),
  auth_algo: z.string().min(1),
  webhook_id: z.string().min(1),
  webhook_event: z.looseObject({ id: z.string() }),
})

/** Signs notices and checks signatures, of exactly the bytes that were signed. */
export function noticeSigner(
  key: string,
  { webhookId, url, now }: { webhookId: string; url: () => string; now: () => Date },
) {
  const signatureOf = (id: string, { time, hook, raw }: { time: string; hook: string; raw: string }) =>
    createHmac('sha256', key).update([id, time, hook, raw].join('|')).digest('base64')

  return {
    sign: (event: PaypalEvent, signedWith = webhookId): SignedWebhook => {
      const [id, time] = [randomUUID(), now().toISOString()]
      // Spaced as no serializer of ours would, so that only the bytes as they came have this signature.
      const body = JSON.stringify({ ...event, event_version: '1.0', create_time: time }, null, 1)
      const headers = {
        'content-type': 'application/json',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(id, { time, hook: signedWith, raw: body }),
        'paypal-cert-url': `${url()}/v1/notifications/certs/CERT-360caa42-fca2a594`,
        'paypal-auth-algo': 'SHA256withRSA',
      }
      return { body, headers }
    },
    /** Answers the question whether a notice is signed, from its text. */
    verify: (text: string, parsed: unknown): Answer => {
      const question = questionShape.safeParse(parsed)
      if (!question.success) return refusal(400, 'VALIDATION_ERROR')
      const { transmission_id, transmission_time, transmission_sig, webhook_id } = question.data
      const name = '"webhook_event":'
      const raw = text.slice(text.indexOf(name) + name.length, text.lastIndexOf('}'))
      const right =
        webhook_id === webhookId &&
        signatureOf(transmission_id, { time: transmission_time, hook: webhook_id, raw }) === transmission_sig
      return { status: 200, body: { verification_status: right ? 'SUCCESS' : 'FAILURE' } }
    },
  }
}
