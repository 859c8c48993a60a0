import type { z } from 'zod'
import type { Log } from '../../../platform/log.ts'
import type { AskPaypal } from './paypal-api.ts'
import { paypalDisputeShape, paypalDisputesShape } from './paypal-shapes.ts'

/** A dispute about a payment that is open or was lost; one that ended with the money here is none. */
export interface PaypalDispute {
  paymentId: string
  state: 'open' | 'lost'
  since: Date
}

/** Outcomes that took the money; after others it is here, or the payment itself is reported as refunded or reversed. */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']

/** Reads the disputes about payments. An app that may not see disputes sees none, which is logged once. */
export function paypalDisputes(ask: AskPaypal, log: Pick<Log, 'warn'>) {
  let isShut = false

  /** @returns null for one that is not visible */
  const shown = async <S extends z.ZodType>(path: string, shape: S): Promise<z.output<S> | null> => {
    const answer = await ask({ method: 'GET', path })
    if (answer.status < 300) return shape.parse(answer.body)
    if (answer.status === 403 && !isShut) {
      isShut = true
      log.warn('PayPal does not show disputes to this app: switch on "Customer disputes" in its settings at PayPal')
    }
    return null
  }

  return async (paymentIds: readonly string[]): Promise<PaypalDispute[]> => {
    const found: PaypalDispute[] = []
    for (const paymentId of paymentIds) {
      const id = encodeURIComponent(paymentId)
      const list = await shown(`/v1/customer/disputes?disputed_transaction_id=${id}`, paypalDisputesShape)
      for (const { dispute_id, status, create_time: since } of list?.items ?? []) {
        if (status !== 'RESOLVED') {
          found.push({ paymentId, state: 'open', since })
          continue
        }
        const ended = await shown(`/v1/customer/disputes/${encodeURIComponent(dispute_id)}`, paypalDisputeShape)
        if (LOST.includes(ended?.dispute_outcome?.outcome_code ?? '')) found.push({ paymentId, state: 'lost', since })
      }
    }
    return found
  }
}
