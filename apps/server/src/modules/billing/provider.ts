import type { IncomingHttpHeaders } from 'node:http'
import type { Language } from '@touchline/messages'
import type { SubscriptionFacts } from './entitlement/entitlement.ts'

export type ProviderName = 'stripe' | 'paypal' | 'demo'

/** What a customer asks a provider for. The price is ours alone. */
export interface Order {
  accountId: number
  email: string
  language: Language
  plan: { months: number; cents: number; currency: 'EUR' }
  /** Id of a click on a partner's link. */
  clickId: string | null
  /** When what is paid already ends, and the first charge is due; null for now. */
  startsAt: Date | null
  /** The provider's id of the customer, where this account has been one before. */
  customerId: string | null
  /** Where the provider sends the browser afterwards. */
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

/** What a provider says about one subscription at one moment. */
export interface ProviderSubscription {
  id: string
  /** The account it was opened for, as the provider keeps it for us; null when it was not opened by us. */
  accountId: number | null
  customerId: string | null
  /** The card or the account at the provider that paid, the same one whichever of our accounts it pays for; null when unknown. */
  payer: string | null
  /** Of the plan; null when it is none of ours, which never gives access. */
  months: number | null
  status: SubscriptionFacts['status']
  /** Access lasts until then; null before the first payment. */
  paidThrough: Date | null
  startedAt: Date | null
  /** Since when a dispute about the payment of the paid time, open or lost, closes access; null when there is none, or it was won. */
  heldAt: Date | null
  cancelledAt: Date | null
  clickId: string | null
  /** Page where an open payment is settled. */
  paymentUrl: string | null
  payments: ProviderPayment[]
  /** Whether the provider goes on charging for it; reported where it may, although it gives no access any more. */
  renews?: boolean
}

/** A doorbell of a provider: something happened, and what is true now is to be asked for. */
export interface WebhookEvent {
  /** The provider's id of the event; the same one may be delivered more than once. */
  id: string
  type: string
  /** The provider's id of the subscription it is about, or else of the customer; null when it is about neither. */
  subject: string | null
}

/** The provider could not be asked; nothing is known. Anything else it throws is a fault of ours. */
export class ProviderUnreachable extends Error {}

/** One way to pay. Every method asks the provider; nothing is written here. */
export interface PaymentProvider {
  name: ProviderName
  /** Opens a checkout: its id, and the page the browser goes to. */
  open(order: Order): Promise<{ id: string; url: string }>
  /** @returns null when the provider does not know it */
  read(subscriptionId: string): Promise<ProviderSubscription | null>
  /** No renewals any more; what is paid stays. Doing it twice does no harm. */
  cancel(subscriptionId: string): Promise<void>
  /** A cancelled one renews again. @returns false where that is not possible any more; a provider that never can leaves it out */
  resume?(subscriptionId: string): Promise<boolean>
  /** Pays back everything that was paid, except what is in dispute, and ends it at once. Doing it twice does no harm. */
  refundAndEnd(subscriptionId: string): Promise<void>
  /** The page where the customer manages cards and invoices; a provider without one leaves it out. */
  portal?(customerId: string, options: { returnUrl: string; language: Language }): Promise<string>
  /** Ids of the subscriptions that were opened since then, whatever became of them. */
  begunSince?(instant: Date): Promise<string[]>
  /**
   * Reads a notice sent to `/api/webhooks/<name>`, from its bytes as they came.
   * @returns null when it was not signed by the provider
   * @throws ProviderUnreachable when that is not known now
   */
  notice?(body: Buffer, headers: IncomingHttpHeaders): Promise<WebhookEvent | null>
}
