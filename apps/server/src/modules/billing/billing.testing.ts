import type { Database } from '@touchline/database'
import type { Language } from '@touchline/messages'
import { NOW } from '@touchline/testing/clock'
import { useFreshResource, useResource } from '@touchline/testing/resources'
import { type Reply, type TestServer, useServer, visitor, withoutAccounts } from '@touchline/testing/server'
import { type Delivery, type KeptEvent, type StripeStandIn, startStripeStandIn } from '@touchline/testing/stripe'
import { beforeEach, expect } from 'vitest'
import { brandNamed } from '../../platform/brand.ts'
import { openSession } from '../accounts/sessions/session.queries.ts'
import { pricesEver } from './plans/plans.queries.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'

const ENGLAND = 72
const HANDLED_WITHIN = { timeout: 20_000 }

const stripeOf = (stripe: StripeStandIn, database: Pick<Database, 'pool'>) =>
  stripeProvider({
    secretKey: stripe.secretKey,
    webhookSecret: stripe.webhookSecret,
    apiBase: stripe.url,
    brand: brandNamed('Touchline'),
    prices: () => pricesEver(database.pool),
    retries: 0,
  })

/** A member without password, who need not sign in. @returns the id of the account */
export async function addMember(server: TestServer, username = 'AnnaBall', language: Language = 'en'): Promise<number> {
  const rows = await server.database.rows<{ id: number }>(
    `insert into account (username, folded_username, email, folded_email, password_hash, country_id, language, activated_at, created_at)
     values ($1, lower($1), $1 || '@example.org', lower($1 || '@example.org'), 'none', $2, $3, $4, $4) returning id`,
    [username, ENGLAND, language, NOW],
  )
  return rows[0]?.id ?? 0
}

/** A shop with one server, one Stripe and its customers; notices are delivered only when a test says so. */
export function shopOf(server: TestServer, stripe: StripeStandIn) {
  const { database, deps } = server
  let reported = stripe.events.length
  stripe.setWebhook(`${server.url}/api/webhooks/stripe`)

  const post = async (accountId: number, path: string, body?: unknown): Promise<Reply> => {
    const token = await openSession(database.pool, { accountId, userAgent: undefined }, deps.clock.now())
    return visitor(server).post(path, body, token)
  }
  const handled = () =>
    expect
      .poll(async () => {
        const rows = await database.rows('select id from payment_event where handled_at is null and error is null')
        return rows
      }, HANDLED_WITHIN)
      .toEqual([])

  return {
    post,
    handled,

    /** Moves the time on everywhere. */
    at: (instant: string) => {
      stripe.advanceTo(new Date(instant))
      server.setNow(instant)
    },

    /** Everything that happened at Stripe and was unknown yet. */
    undelivered: (): KeptEvent[] => {
      const events = stripe.events.slice(reported)
      reported = stripe.events.length
      return events
    },

    /** Delivers notices and waits until they are handled. @returns the statuses of the answers */
    ring: async (events: readonly KeptEvent[], how?: Delivery): Promise<number[]> => {
      const statuses: number[] = []
      for (const event of events) statuses.push(await stripe.deliver(event, how))
      await handled()
      return statuses
    },

    /** Orders a plan and pays it at Stripe; nothing is reported yet. @returns the id of the subscription */
    buy: async (accountId: number, months = 3, more: object = {}): Promise<string> => {
      const { status, body } = await post(accountId, '/stripe_checkout/', { selectedPlan: months, ...more })
      expect({ status, body }).toMatchObject({ status: 200 })
      return stripe.payCheckout(String(body.session_id))
    },

    /** The present access of the account. */
    standing: async (accountId: number) => (await post(accountId, '/check_subscription/')).body,

    /** Subjects of the mails so far, the oldest first. */
    mails: async (): Promise<{ recipient: string; subject: string; text: string }[]> => {
      const rows = await database.rows('select recipient, subject, text from outbox_mail order by id')
      return rows
    },

    chargeOf: (subscription: string, nth = 0): string => {
      const { customer } = stripe.subscriptions.get(subscription) ?? {}
      return [...stripe.charges.values()].filter((charge) => charge.customer === customer)[nth]?.id ?? ''
    },
  }
}

/** Stripe and a server that sells with it, reset to no accounts and a new shop before each test. */
export function useStripeShop(settings: { dataDir?: string } = {}) {
  const stripe = useResource(() => startStripeStandIn({ now: NOW }))
  const server = useServer({
    trustProxy: true,
    keepData: true,
    settings,
    payments: ({ database }) => [stripeOf(stripe, database)],
  })
  beforeEach(async () => {
    stripe.setAway(false)
    stripe.startOver(NOW)
    await withoutAccounts(server)
    await server.database.rows('delete from payment_event')
  })
  const shop = useFreshResource(() => shopOf(server, stripe))
  return { stripe, server, shop }
}
