import { openDatabase, writeMeta } from '@touchline/database'
import { NOW } from '@touchline/testing/clock'
import { useFreshFolder } from '@touchline/testing/resources'
import { type StripeStandIn, startStripeStandIn } from '@touchline/testing/stripe'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startServer } from '../../start.ts'

const folder = useFreshFolder()
const SLOW = 240_000

let stripe: StripeStandIn
beforeEach(async () => {
  stripe = await startStripeStandIn({ now: NOW })
})
afterEach(async () => {
  await stripe.close()
})

const dataDir = () => folder.at('data')
const start = () =>
  startServer(
    readConfig({
      DATA_DIR: dataDir(),
      PORT: '0',
      FEED: 'none',
      SETUP: 'off',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
      // At night, so that the nightly comparison is due.
      CLOCK: '2026-03-08T03:30:00Z',
    }),
    pino({ level: 'silent' }),
  )

async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir: dataDir(), role: 'command' })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test(
  'with keys of Stripe cards are a way to pay; what could not be handled is made up for after the next start, and every night all is compared',
  async () => {
    const first = await start()
    const plans = (await (await fetch(`${first.address}/api/plans`)).json()) as { ways: object }
    expect(plans.ways).toEqual({ card: true, paypal: false, demo: false })
    const session = stripe.openSession({
      mode: 'subscription',
      client_reference_id: '1',
      metadata: { account_id: '1' },
      subscription_data: { metadata: { account_id: '1' } },
      customer_email: 'anna@example.org',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: 'eur',
            unit_amount: 2_299,
            recurring: { interval: 'month', interval_count: 1 },
            product_data: { name: 'Plan' },
          },
        },
      ],
      locale: 'en',
      success_url: 'http://localhost/',
      cancel_url: 'http://localhost/',
    })
    stripe.payCheckout(session.id)
    stripe.setWebhook(`${first.address}/api/webhooks/stripe`)
    stripe.setAway(true)
    const [event] = stripe.events
    if (event === undefined) throw new Error('nothing happened at Stripe')
    expect(await stripe.deliver(event)).toBe(200)
    await first.close()

    await withDatabase(async (database) => {
      await database.pool.query(
        `insert into account (id, username, folded_username, email, folded_email, password_hash, country_id, language, activated_at, created_at)
         values (1, 'AnnaBall', 'annaball', 'anna@example.org', 'anna@example.org', 'none', 72, 'en', $1, $1)`,
        [NOW],
      )
      await writeMeta(database.pool, 'payments:reconciled', '2026-03-07')
      // As on the next night, whatever Stripe's last answer.
      await database.pool.query(`delete from meta where key = 'payments:comparison'`)
      expect((await database.pool.query('select handled_at from payment_event')).rows).toEqual([{ handled_at: null }])
    })

    stripe.setAway(false)
    const second = await start()
    const reported = () =>
      withDatabase(async ({ pool }) => {
        const { rows } = await pool.query(
          `select (select count(*)::int from payment_event where handled_at is not null) as handled,
             (select string_agg(status, ',') from subscription) as subscriptions,
             (select value from meta where key = 'payments:reconciled') as reconciled`,
        )
        return rows[0]
      })
    await expect
      .poll(reported, { timeout: 60_000, interval: 250 })
      .toEqual({ handled: 1, subscriptions: 'active', reconciled: '2026-03-08' })
    await second.close()
  },
  SLOW,
)
