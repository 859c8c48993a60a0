import type Stripe from 'stripe'

/** The parts of Stripe's objects that the stand-in stores: the fields a server reads, named and typed as in Stripe's library. */
export type KeptSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'mode' | 'status' | 'payment_status' | 'url' | 'client_reference_id' | 'customer_email' | 'locale'
> & {
  customer: string | null
  subscription: string | null
  metadata: Record<string, string>
  success_url: string
  cancel_url: string
  expires_at: number
  created: number
}

export type KeptCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'created'>

export type KeptCoupon = Pick<
  Stripe.Coupon,
  'id' | 'object' | 'amount_off' | 'currency' | 'duration' | 'duration_in_months'
>

export type KeptPrice = Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'unit_amount'> & {
  recurring: { interval: 'month' | 'year'; interval_count: number }
}

export type KeptSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
  | 'created'
  | 'start_date'
> & {
  customer: string
  metadata: Record<string, string>
  latest_invoice: string
  trial_end: number | null
  /** The coupon it began with, and until when it counts. */
  discount: { coupon: KeptCoupon; end: number } | null
  items: {
    object: 'list'
    has_more: false
    data: {
      id: string
      object: 'subscription_item'
      quantity: number
      price: KeptPrice
      current_period_start: number
      current_period_end: number
    }[]
  }
}

export type KeptInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'status'
  | 'amount_due'
  | 'amount_paid'
  | 'attempted'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'hosted_invoice_url'
  | 'period_end'
  | 'period_start'
> & {
  customer: string
  parent: {
    type: 'subscription_details'
    subscription_details: { subscription: string; metadata: Record<string, string> }
  }
  lines: {
    object: 'list'
    has_more: false
    data: { id: string; object: 'line_item'; amount: number; period: Stripe.InvoiceLineItem.Period }[]
  }
  status_transitions: {
    paid_at: number | null
    finalized_at: number | null
    voided_at: null
    marked_uncollectible_at: null
  }
  payments: {
    object: 'list'
    has_more: false
    data: {
      id: string
      object: 'invoice_payment'
      status: string
      payment: { type: 'payment_intent'; payment_intent: string }
    }[]
  }
}

export type KeptCharge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_refunded'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'paid'
  | 'receipt_url'
  | 'refunded'
  | 'status'
> & {
  customer: string
  payment_intent: string
  payment_method_details: { type: 'card'; card: Pick<Stripe.Charge.PaymentMethodDetails.Card, 'fingerprint'> }
}

export type KeptDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'is_charge_refundable' | 'reason' | 'status'
> & { charge: string; payment_intent: string }

export type KeptRefund = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'created' | 'currency' | 'status'> & {
  charge: string
}

export type KeptEvent = Pick<Stripe.Event, 'id' | 'object' | 'type' | 'created' | 'api_version' | 'livemode'> & {
  data: { object: { id: string; object: string } }
}
