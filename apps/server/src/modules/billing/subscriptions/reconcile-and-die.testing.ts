import { NOW } from '@touchline/testing/clock'
import { openGivenDatabase } from '@touchline/testing/database'
import { pino } from 'pino'
import { brandNamed } from '../../../platform/brand.ts'
import { pricesEver } from '../plans/plans.queries.ts'
import { stripeProvider } from '../stripe/stripe-provider.ts'
import { reconcile } from './reconcile.ts'

/** Runs in its own process: compares with Stripe and prints a word before the second subscription is read, so that a test can kill it. */
const [secretKey = '', apiBase = ''] = process.argv.slice(2)
const database = await openGivenDatabase()
const stripe = stripeProvider({
  secretKey,
  apiBase,
  brand: brandNamed('Touchline'),
  prices: () => pricesEver(database.pool),
})
const seen = new Set<string>()
const read: typeof stripe.read = async (id) => {
  seen.add(id)
  if (seen.size < 2) return stripe.read(id)
  process.stdout.write('.')
  return new Promise(() => setInterval(() => undefined, 1_000))
}
await reconcile({
  database,
  clock: { now: () => NOW },
  brand: brandNamed('Touchline'),
  publicUrl: 'http://localhost:3000',
  log: pino({ level: 'silent' }),
  payments: [{ ...stripe, read }],
})
