export { invoiceOf, subscriptionOf } from './stripe-builders.ts'
export type { KeptCharge, KeptDispute, KeptEvent, KeptInvoice, KeptSubscription } from './stripe-objects.ts'
export { type Delivery, type StripeStandIn, startStripeStandIn } from './stripe-stand-in.ts'
