import type Stripe from 'stripe'
import type { KeptCharge, KeptDispute } from './stripe-objects.ts'
import { Refusal } from './stripe-requests.ts'

interface Around {
  charges: ReadonlyMap<string, KeptCharge>
  known: <T>(kind: string, from: ReadonlyMap<string, T>, of: { id: string; param?: string }) => T
  newId: (prefix: string) => string
  notify: (type: Stripe.Event['type'], object: { id: string; object: string }) => void
  /** Unix seconds. */
  now: () => number
}

/** Actions of cardholders' banks with paid money. */
export function stripeDisputes({ charges, known, newId, notify, now }: Around) {
  const disputes = new Map<string, KeptDispute>()
  return {
    disputes,

    /** The cardholder asks the bank for the money of a charge; an inquiry asks only, and the money stays. @returns the id of the dispute */
    dispute: (chargeId: string, status: KeptDispute['status'] = 'needs_response'): string => {
      const charge = known('charge', charges, { id: chargeId, param: 'charge' })
      const isInquiry = status.startsWith('warning')
      charge.disputed = true
      const { amount, currency, payment_intent } = charge
      const dispute: KeptDispute = {
        id: newId('du'),
        object: 'dispute',
        amount,
        charge: chargeId,
        created: now(),
        currency,
        is_charge_refundable: isInquiry,
        payment_intent,
        reason: 'fraudulent',
        status,
      }
      disputes.set(dispute.id, dispute)
      notify('charge.dispute.created', dispute)
      if (!isInquiry) notify('charge.dispute.funds_withdrawn', dispute)
      return dispute.id
    },

    /** The bank has decided; the charge still says that it was disputed. */
    decide: (disputeId: string, status: 'won' | 'lost' | 'warning_closed'): void => {
      const dispute = known('dispute', disputes, { id: disputeId })
      dispute.status = status
      dispute.is_charge_refundable = status !== 'lost'
      if (status === 'won') notify('charge.dispute.funds_reinstated', dispute)
      notify('charge.dispute.closed', dispute)
    },

    /** @throws Refusal while the money is with the bank */
    checkRefundable: (chargeId: string): void => {
      for (const { charge, is_charge_refundable } of disputes.values()) {
        if (charge !== chargeId || is_charge_refundable) continue
        const message = `Charge ${chargeId} has been charged back; cannot issue a refund.`
        throw new Refusal(400, message, { code: 'charge_disputed' })
      }
    },
  }
}
