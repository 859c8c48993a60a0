import { NOW } from '@touchline/testing/clock'
import { openGivenDatabase } from '@touchline/testing/database'
import { pino } from 'pino'
import { brandNamed } from '../../../platform/brand.ts'
import { pricesEver } from '../../billing/plans/plans.queries.ts'
import { finishRefunds } from '../../billing/refunds/send-refund.ts'
import { stripeProvider } from '../../billing/stripe/stripe-provider.ts'

/** Runs in its own process: sends waiting refunds to Stripe and prints a word before the answer is stored, so that a test can kill it. */
const [secretKey = '', apiBase = ''] = process.argv.slice(2)
const database = await openGivenDatabase()
const stripe = stripeProvider({
  secretKey,
  apiBase,
  brand: brandNamed('Touchline'),
  prices: () => pricesEver(database.pool),
})
const refund: typeof stripe.refund = async (...asked) => {
  await stripe.refund(...asked)
  process.stdout.write('.')
  return new Promise(() => setInterval(() => undefined, 1_000))
}
await finishRefunds({
  database,
  clock: { now: () => NOW },
  brand: brandNamed('Touchline'),
  publicUrl: 'http://localhost:3000',
  log: pino({ level: 'silent' }),
  payments: [{ ...stripe, refund }],
})
