import type { IncomingHttpHeaders } from 'node:http'
import type { ChangeWhen } from '@touchline/contract'
import type { Language } from '@touchline/messages'
import type { SubscriptionFacts } from './entitlement/entitlement.ts'
import type { Terms } from './plans/terms.ts'

export type ProviderName = 'stripe' | 'paypal' | 'demo'

/** A customer's order for a provider. Only we set the price. */
export interface Order {
  accountId: number
  email: string
  language: Language
  terms: Terms
  /** The name of the plan in the customer's language. */
  title: string
  /** Our id of the order, which the provider keeps for us. */
  orderId: number
  orderedAt: Date
  /** Until when the use of its code is reserved. */
  heldUntil: Date
  /** Id of a click on a partner's link. */
  clickId: string | null
  /** The end of the time already paid, when the first charge is due; null for now. */
  startsAt: Date | null
  /** The provider's id of the customer, where this account has been one before. */
  customerId: string | null
  /** Return address of the browser. */
  returnUrl: string
  cancelUrl: string
}

export interface ProviderPayment {
  /** The provider's id. */
  id: string
  status: 'paid' | 'failed' | 'refunded' | 'partly_refunded'
  /** Cents. */
  amount: number
  refunded: number
  currency: string
  paidAt: Date
  receiptUrl: string | null
  /** Whether the customer's bank or the provider decides about taking it back, or took it; null when neither, or when that was won. */
  dispute: 'open' | 'lost' | null
}

/** A provider's report on one subscription at one moment. */
export interface ProviderSubscription {
  id: string
  /** The account it was opened for, as the provider keeps it for us; null when it was not opened by us. */
  accountId: number | null
  customerId: string | null
  /** The card or the account at the provider that paid, equal across our accounts; null when unknown. */
  payer: string | null
  /** Months of the plan; null when it is not ours, which never gives access. */
  months: number | null
  status: SubscriptionFacts['status']
  /** Access lasts until then; null before the first payment. */
  paidThrough: Date | null
  startedAt: Date | null
  /** Since when a dispute about the payment of the paid time, open or lost, closes access; null when there is none, or it was won. */
  heldAt: Date | null
  cancelledAt: Date | null
  clickId: string | null
  /** Our id of the order that it came of, where the provider keeps it for us. */
  orderId?: number | null
  /** Page where an open payment is settled. */
  paymentUrl: string | null
  payments: ProviderPayment[]
  /** Whether the provider still charges for it; set where it may, although it gives no access any more. */
  renews?: boolean
}

/** A provider's signal that something happened; the present state has to be requested. */
export interface WebhookEvent {
  /** The provider's id of the event; the same one may be delivered more than once. */
  id: string
  type: string
  /** The provider's id of the subscription it is about, or else of the customer; null when it is about neither. */
  subject: string | null
}

/** Money that goes back. */
interface ProviderRefund {
  key: string
  /** The provider's id of the payment. */
  paymentId: string
  cents: number
  currency: string
}

/** Another plan for a subscription that renews. */
export interface PlanChange {
  terms: Terms
  /** The name of the plan in the customer's language. */
  title: string
  language: Language
  /** At once, for the difference, or from the next renewal on. */
  when: ChangeWhen
  /** The instant from which the difference counts. */
  at: Date
  /** The page that a browser comes back to where the customer has to approve. */
  returnUrl: string
}

/** The provider could not be called; nothing is known. Any other error is a fault of ours. */
export class ProviderUnreachable extends Error {}

/** One way to pay. Every method asks the provider; nothing is written here. */
export interface PaymentProvider {
  name: ProviderName
  /** Opens a checkout: its id, and the page the browser goes to. */
  open(order: Order): Promise<{ id: string; url: string }>
  /**
   * @param options `isOurs` takes any plan of ours as ordered here, for an operator who says so
   * @returns null when the provider does not know it
   */
  read(subscriptionId: string, options?: { isOurs: boolean }): Promise<ProviderSubscription | null>
  /** Stops renewals; paid time stays. Idempotent. */
  cancel(subscriptionId: string): Promise<void>
  /** Ends it at once, no money goes back; left out where `cancel` does so. Doing it twice does no harm. */
  end?(subscriptionId: string): Promise<void>
  /** A cancelled one renews again. @returns false where that is not possible any more; a provider that never can leaves it out */
  resume?(subscriptionId: string): Promise<boolean>
  /** Refunds everything that was paid, except disputed money, and ends it at once. Idempotent. */
  refundAndEnd(subscriptionId: string): Promise<void>
  /**
   * Refunds a part or all of one payment.
   * @param refund with an idempotency key: the same one pays back once, however often it is sent
   * @returns why the provider refuses it; null when it accepted
   */
  refund(subscriptionId: string, refund: ProviderRefund): Promise<string | null>
  /** When a plan can be changed; a provider that cannot leaves all three out. */
  changes?: readonly ChangeWhen[]
  /** Cents that a change at once costs; a provider that has no such changes leaves it out. */
  difference?(subscriptionId: string, change: PlanChange): Promise<number>
  /** @returns the page where the customer approves, null where it is done; `declined` where the difference could not be charged */
  change?(subscriptionId: string, change: PlanChange): Promise<{ approvalUrl: string | null } | 'declined'>
  /** Rests that cost nothing; a provider that cannot leaves it out. */
  pause?: {
    /** Whether it can be charged on a day of ours. */
    canEndEarly: boolean
    /** Charges nothing until then. Idempotent. */
    begin(subscriptionId: string, until: Date): Promise<void>
    /** Charges again. Idempotent. @returns when, where that is on a day of the provider's; null for at once */
    end(subscriptionId: string): Promise<Date | null>
  }
  /** The page where the customer manages cards and invoices; a provider without one leaves it out. */
  portal?(customerId: string, options: { returnUrl: string; language: Language }): Promise<string>
  /** Ids of the subscriptions opened since then, in any state. */
  begunSince?(instant: Date): Promise<string[]>
  /**
   * Reads a notice sent to `/api/webhooks/<name>`, from its bytes as they came.
   * @returns null when it was not signed by the provider
   * @throws ProviderUnreachable when that is not known now
   */
  notice?(body: Buffer, headers: IncomingHttpHeaders): Promise<WebhookEvent | null>
}
