import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { type ProviderParts, providersOf } from './providers.ts'

const CARD = { STRIPE_SECRET_KEY: 'sk_test_1' }
const PAYPAL = {
  PAYPAL_CLIENT_ID: 'shop',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'hook',
  PAYPAL_PLAN_IDS: '1:P-A,3:P-B,12:P-C',
}

test.each<[string, Record<string, string>, ProviderParts['world'], string[]]>([
  ['without keys there is no way to pay for real football', { FEED: 'sportmonks', SPORTMONKS_TOKEN: 't' }, 'real', []],
  ['without keys the demo world has its own', {}, 'demo', ['demo']],
  ['also while it is not written yet', {}, null, ['demo']],
  ['never with real football', {}, 'real', []],
  ['never where nothing is simulated', { FEED: 'none' }, 'demo', []],
  ['each way comes with its keys', { ...CARD, ...PAYPAL, FEED: 'none' }, 'real', ['stripe', 'paypal']],
])('%s', (_fact, variables, world, names) => {
  const parts = { config: readConfig(variables), world, database: { pool: null }, clock: { now: () => new Date(0) } }
  expect(providersOf(parts as unknown as ProviderParts).map(({ name }) => name)).toEqual(names)
})
