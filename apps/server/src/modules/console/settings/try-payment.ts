import type { SettingName } from '@touchline/contract'
import type { Clock } from '@touchline/runtime'
import type { Config } from '../../../config.ts'
import { paypalApi } from '../../billing/paypal/paypal-api.ts'
import { ProviderUnreachable } from '../../billing/provider.ts'
import { askProvider, fault, faultOf, found, type Tried } from './asked-provider.ts'

type Texts = Partial<Record<SettingName, string>>

/** Tries the secret key of Stripe by a call that the site makes anyway. */
export async function tryStripe(
  { STRIPE_SECRET_KEY: key }: Texts,
  { STRIPE_API_BASE: base }: Config,
): Promise<Tried | null> {
  if (key === undefined) return null
  const answer = await askProvider(`${base}/v1/subscriptions?limit=1`, { authorization: `Bearer ${key}` })
  return faultOf('STRIPE_SECRET_KEY', answer) ?? found('STRIPE_SECRET_KEY', { live: /^[rs]k_live_/.test(key) })
}

/** Tries id and secret of PayPal, then each plan. */
export async function tryPaypal(texts: Texts, config: Config, clock: Clock): Promise<Tried | null> {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = texts
  if (clientId === undefined || clientSecret === undefined) return null
  const { PAYPAL_API_BASE, PAYPAL_PLAN_IDS: planIds } = config
  const apiBase = PAYPAL_API_BASE.replace(/\/{1,9}$/, '')
  const ask = paypalApi({ clientId, clientSecret, apiBase, clock })
  try {
    for (const [months, id] of planIds ?? []) {
      const { status } = await ask({ method: 'GET', path: `/v1/billing/plans/${encodeURIComponent(id)}` })
      if (status !== 200) return fault('PAYPAL_PLAN_IDS', 'refused', `${months}:${id} (${status})`)
    }
    if (planIds === undefined) await ask({ method: 'GET', path: '/v1/billing/plans?page_size=1' })
  } catch (error) {
    const isAway = error instanceof ProviderUnreachable
    return fault('PAYPAL_CLIENT_SECRET', isAway ? 'unreachable' : 'refused', isAway ? null : (error as Error).message)
  }
  return found('PAYPAL_CLIENT_SECRET', { live: new URL(apiBase).hostname === 'api-m.paypal.com' })
}
