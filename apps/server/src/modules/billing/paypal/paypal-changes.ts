import { languageOf } from '@touchline/messages'
import type { Brand } from '../../../platform/brand.ts'
import type { Terms } from '../plans/terms.ts'
import type { PaymentProvider } from '../provider.ts'
import { type AskPaypal, issuesOf, readAnswer } from './paypal-api.ts'
import { type PaypalSubscription, paypalRevisedShape } from './paypal-shapes.ts'

interface Parts {
  ask: AskPaypal
  idPath: (id: string) => string
  fetchSubscription: (id: string) => Promise<PaypalSubscription | null>
  plansAt: { idOf: (terms: Terms, title: string) => Promise<string> }
  brand: Pick<Brand, 'name'>
}

const MAX_BRAND = 127

/** Changes of a running subscription. PayPal makes them with its next payment, and once its customer has approved. */
export function paypalChanges({
  ask,
  idPath,
  fetchSubscription,
  plansAt,
  brand,
}: Parts): Required<Pick<PaymentProvider, 'changes' | 'change' | 'pause'>> {
  const turn = async (
    id: string,
    { verb, wanted, reason }: { verb: 'suspend' | 'activate'; wanted: string; reason: string },
  ) => {
    const answer = await ask({ method: 'POST', path: `${idPath(id)}/${verb}`, body: JSON.stringify({ reason }) })
    if (answer.status < 300) return
    // One that is over, or so already, is refused.
    const subscription = await fetchSubscription(id)
    if (subscription?.status === 'ACTIVE' && wanted !== 'ACTIVE')
      throw new Error(`PayPal does not ${verb} ${id}: ${issuesOf(answer)}`)
    if (subscription?.status === 'SUSPENDED' && wanted !== 'SUSPENDED')
      throw new Error(`PayPal does not ${verb} ${id}: ${issuesOf(answer)}`)
  }

  return {
    changes: ['renewal'],
    change: async (id, { terms, title, language, returnUrl }) => {
      const answer = await ask({
        method: 'POST',
        path: `${idPath(id)}/revise`,
        body: JSON.stringify({
          plan_id: await plansAt.idOf(terms, title),
          application_context: {
            brand_name: brand.name.slice(0, MAX_BRAND),
            locale: languageOf(language).locale,
            shipping_preference: 'NO_SHIPPING',
            return_url: returnUrl,
            cancel_url: returnUrl,
          },
        }),
      })
      return { approvalUrl: readAnswer(answer, paypalRevisedShape) }
    },
    pause: {
      canEndEarly: false,
      begin: (id) => turn(id, { verb: 'suspend', wanted: 'SUSPENDED', reason: 'The plan rests in the off-season' }),
      end: async (id) => {
        await turn(id, { verb: 'activate', wanted: 'ACTIVE', reason: 'The off-season is over' })
        const subscription = await fetchSubscription(id)
        return subscription?.status === 'ACTIVE' ? (subscription.billing_info?.next_billing_time ?? null) : null
      },
    },
  }
}
