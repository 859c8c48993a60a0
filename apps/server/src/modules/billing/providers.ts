import type { Database, World } from '@touchline/database'
import type { Clock } from '@touchline/runtime'
import type { Config } from '../../config.ts'
import type { Brand } from '../../platform/brand.ts'
import type { Log } from '../../platform/log.ts'
import { demoProvider } from './demo/demo-provider.ts'
import { paypalProvider } from './paypal/paypal-provider.ts'
import { paypalStore } from './paypal/paypal-stored.queries.ts'
import { pricesEver } from './plans/plans.queries.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

export interface ProviderParts {
  config: Config
  brand: Pick<Brand, 'name'>
  database: Database
  clock: Clock
  log: Pick<Log, 'warn'>
  /** The contents of the database; null while it is empty. */
  world: World | null
}

/** The ways to pay that are set up by the configuration. */
export const providersOf = (parts: ProviderParts): PaymentProvider[] => [
  ...card(parts),
  ...paypal(parts),
  ...demo(parts),
]

function card({ config, brand, database }: ProviderParts): PaymentProvider[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = config
  const prices = () => pricesEver(database.pool)
  return secretKey === undefined ? [] : [stripeProvider({ secretKey, webhookSecret, apiBase, brand, prices })]
}

function paypal({ config, brand, database, clock, log }: ProviderParts): PaymentProvider[] {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = config
  const { PAYPAL_PLAN_IDS: planIds, PAYPAL_API_BASE } = config
  if (!clientId || !clientSecret || !webhookId || !planIds) return []
  const apiBase = PAYPAL_API_BASE.replace(/\/{1,9}$/, '')
  const store = paypalStore(database)
  return [paypalProvider({ clientId, clientSecret, webhookId, planIds, apiBase, brand, clock, store, log })]
}

/** Free access would be given away next to real football. */
const demo = ({ config, database, clock, world }: ProviderParts): PaymentProvider[] =>
  config.FEED === 'demo' && world !== 'real' ? [demoProvider({ database, clock })] : []
