import { setTimeout as delay } from 'node:timers/promises'
import { type Instant, NOW } from '@touchline/testing/clock'
import { type PaypalStandIn, startPaypalStandIn } from '@touchline/testing/paypal'
import { ANNA, member, type TestServer, testServer, visitor, withoutAccounts } from '@touchline/testing/server'
import { brandNamed } from '../../../platform/brand.ts'
import { handleOpenEvents } from '../webhooks.routes.ts'
import { paypalProvider } from './paypal-provider.ts'
import { paypalStore } from './paypal-stored.queries.ts'

export const BEN = { ...ANNA, email: 'ben@example.org', username: 'BenBall' }

export interface PaypalSite {
  server: TestServer
  paypal: PaypalStandIn
  /** Sets both clocks. */
  setNow(instant: Instant): void
  /** No accounts, nothing at PayPal but its plans, the clocks of the tests. */
  reset(): Promise<void>
  /** Signs up. @returns token and id */
  join(who?: typeof ANNA): Promise<{ token: string; uid: number }>
  /** Opens a subscription for a number of months. @returns its id */
  open(token: string, months?: number): Promise<string>
  /** The way back of the browser. @returns where it is sent */
  comeBack(uid: number | string, subscriptionId: string, query?: string): Promise<string | null>
  /** Sends a notice. @returns the status of the answer, once it has been handled */
  ring(notice: { body: string; headers: Readonly<Record<string, string>> }): Promise<number>
  bought(token: string): Promise<Record<string, unknown>>
  close(): Promise<void>
}

/** The server with PayPal as its only way to pay, and PayPal. */
export async function paypalSite(): Promise<PaypalSite> {
  let now = NOW
  const paypal = await startPaypalStandIn({ now: () => now })
  const planIds = new Map([
    [1, 'P-ONE'],
    [3, 'P-THREE'],
    [12, 'P-TWELVE'],
  ])
  const server = await testServer({
    trustProxy: true,
    payments: ({ database, clock }) => {
      const { clientId, clientSecret, webhookId, url: apiBase } = paypal
      const store = paypalStore(database)
      const options = {
        clientId,
        clientSecret,
        webhookId,
        apiBase,
        planIds,
        brand: brandNamed('Touchline'),
        clock,
        store,
      }
      return [paypalProvider({ ...options, log: { warn: () => undefined } })]
    },
  })
  const browser = visitor(server)
  const setNow = (instant: Instant) => {
    now = new Date(instant)
    server.setNow(instant)
  }
  const unhandled = async () =>
    (await server.database.pool.query('select 1 from payment_event where handled_at is null and error is null'))
      .rowCount

  return {
    server,
    paypal,
    setNow,
    reset: async () => {
      await withoutAccounts(server)
      await server.database.pool.query('delete from payment_event')
      setNow(NOW)
      paypal.failing = null
      paypal.hidesDisputes = false
      paypal.shop.subscriptions.clear()
      paypal.shop.disputes.clear()
      paypal.calls.length = 0
    },
    join: async (who = ANNA) => {
      const token = await member(server, browser, who)
      const rows = await server.database.rows<{ id: number }>('select id from account where username = $1', [
        who.username,
      ])
      return { token, uid: rows[0]?.id ?? 0 }
    },
    open: async (token, months = 1) => {
      const { status, body } = await browser.post('/paypal_subscription', { selectedPlan: months }, token)
      if (status !== 200) throw new Error(`The checkout answers ${status}: ${JSON.stringify(body)}`)
      return String(body.subscription_id)
    },
    comeBack: async (uid, subscriptionId, query = '') => {
      const answer = await server.ask(`/api/paypal_checkout/${uid}/${subscriptionId}${query}`, { redirect: 'manual' })
      return answer.status === 302 ? answer.headers.get('location') : `${answer.status}`
    },
    ring: async (notice) => {
      const { status } = await server.ask('/api/webhooks/paypal', { method: 'POST', ...notice })
      while ((await unhandled()) !== 0) await delay(5)
      return status
    },
    bought: async (token) => (await browser.post('/check_subscription/', undefined, token)).body,
    close: async () => {
      await server.close()
      await paypal.close()
    },
  }
}

/** One run of the job for open events. */
export const tryAgain = ({ server }: PaypalSite) => handleOpenEvents({ ...server.deps, ...server.deps.settings })
