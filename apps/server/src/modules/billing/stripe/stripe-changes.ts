import Stripe from 'stripe'
import type { Brand } from '../../../platform/brand.ts'
import type { PaymentProvider, PlanChange } from '../provider.ts'
import { isOver } from './stripe-mapping.ts'

interface Parts {
  stripe: Stripe
  /** Names the plan on Stripe's pages. */
  brand: Pick<Brand, 'name'>
  asked: <T>(ask: () => Promise<T>) => Promise<T>
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

/**
 * Changes of a running subscription. What is to be charged later is a trial at Stripe until then: with another interval Stripe would begin a
 * period at once, and `pause_collection` keeps the day of the month, which leaves days that nobody paid for.
 */
export function stripeChanges({
  stripe,
  brand,
  asked,
}: Parts): Required<Pick<PaymentProvider, 'changes' | 'difference' | 'change' | 'pause'>> {
  const itemsOf = async (subscription: Stripe.Subscription, { terms, title }: PlanChange) => {
    const { months, cents, currency } = terms
    const price = await stripe.prices.create(
      {
        currency: currency.toLowerCase(),
        unit_amount: cents,
        recurring: { interval: 'month', interval_count: months },
        product_data: { name: `${brand.name}: ${title}` },
      },
      { idempotencyKey: `price-${months}-${cents}-${subscription.id}` },
    )
    return [{ id: subscription.items.data[0]?.id ?? '', price: price.id }]
  }
  const endOf = (subscription: Stripe.Subscription) => subscription.items.data[0]?.current_period_end ?? 0

  return {
    changes: ['now', 'renewal'],
    difference: (id, change) =>
      asked(async () => {
        const subscription = await stripe.subscriptions.retrieve(id)
        const preview = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: await itemsOf(subscription, change),
            proration_behavior: 'always_invoice',
            proration_date: seconds(change.at),
          },
        })
        return preview.amount_due
      }),
    change: (id, change) =>
      asked(async () => {
        const subscription = await stripe.subscriptions.retrieve(id)
        const items = await itemsOf(subscription, change)
        try {
          await stripe.subscriptions.update(
            id,
            change.when === 'now'
              ? {
                  items,
                  proration_behavior: 'always_invoice',
                  proration_date: seconds(change.at),
                  payment_behavior: 'error_if_incomplete',
                }
              : { items, proration_behavior: 'none', trial_end: endOf(subscription) },
          )
          return { approvalUrl: null }
        } catch (error) {
          if (error instanceof Stripe.errors.StripeCardError) return 'declined'
          throw error
        }
      }),
    pause: {
      canEndEarly: true,
      begin: (id, until) =>
        asked(async () => {
          await stripe.subscriptions.update(id, { trial_end: seconds(until), proration_behavior: 'none' })
        }),
      end: (id) =>
        asked(async () => {
          const subscription = await stripe.subscriptions.retrieve(id)
          const rests = !isOver(subscription) && subscription.status === 'trialing'
          if (rests) await stripe.subscriptions.update(id, { trial_end: 'now', proration_behavior: 'none' })
          return null
        }),
    },
  }
}
