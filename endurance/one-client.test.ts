import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../apps/server/src/modules/accounts/demo-accounts.ts'
import type { Bench, Figure } from '../bench/support/benchmark.ts'
import { atMost, median, megabytes, milliseconds, quantile, ratio, whole } from '../bench/support/figures.ts'
import { addSubscribers } from '../e2e/support/subscriber.ts'
import { startPaypalStandIn } from '../packages/testing/src/paypal/stand-in.ts'
import { type Answer, type Asked, ask } from '../packages/testing/src/requests/index.ts'
import { startStripeStandIn } from '../packages/testing/src/stripe/index.ts'
import { type FloodPlan, startFlood } from './support/flood.ts'
import { fallen, memoryOfPart, pause, type Site, startSite } from './support/site.ts'
import { rounds, trial } from './support/trial.ts'

const FLOOD_FROM = '127.0.0.2'
/** Visits before the flood, in it and after it, each. */
const VISITS = rounds(40, 10)
const BETWEEN_VISITS_MS = 30
const UNTIL_FLOODED_MS = 1_500
const SLOWER = 2
const MEMORY_BYTES = 512 * 1024 * 1024
const READERS = 24
const VERIFY = 'POST /v1/notifications/verify-webhook-signature'

/** The requests one client makes far too often, and those of others meanwhile. */
interface Kind {
  name: string
  flood:
    | Omit<Extract<FloodPlan, { kind: 'calls' }>, 'url' | 'from'>
    | Omit<Extract<FloodPlan, { kind: 'unread' }>, 'url' | 'from'>
  visit(at: number): Asked & { path: string }
}

trial({
  name: 'one-client',
  title: 'One client that asks for far too much takes neither the places nor the time of the others',
  about:
    'One web process on the demo world. One address floods it with pages that have to be drawn, histories of finders, passwords to be hashed, payments to be ' +
    'begun, forged notices of PayPal, and hundreds of requests in one write whose answers it never reads; visitors from other addresses ask for ' +
    `the same, one after the other, before, in and after each flood (${VISITS} visits each). The ratio is the median in the flood to the median before and after it.`,
  async run(bench) {
    let now = () => new Date()
    const paypal = await startPaypalStandIn({ now: () => now() })
    bench.undo(paypal.close)
    const stripe = await startStripeStandIn()
    bench.undo(stripe.close)
    const site = await startSite(bench, {
      web: 1,
      workers: 0,
      env: {
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        PAYPAL_CLIENT_ID: paypal.clientId,
        PAYPAL_CLIENT_SECRET: paypal.clientSecret,
        PAYPAL_WEBHOOK_ID: paypal.webhookId,
        PAYPAL_PLAN_IDS: paypal.planIds,
        PAYPAL_API_BASE: paypal.url,
      },
    })
    now = site.now
    const database = await site.open()
    bench.undo(() => database.close())
    const readers = await addSubscribers(database, READERS, site.now())
    await database.pool.query(`update subscription set status = 'ended' where account_id > $1`, [
      readers[READERS / 2 - 1]?.id,
    ])
    const [subscribers, free] = [readers.slice(0, READERS / 2), readers.slice(READERS / 2)]
    const notice = paypal.sign({ id: 'WH-1', event_type: 'PAYMENT.SALE.COMPLETED', resource: { id: 'S1' } })
    const signature = notice.headers['paypal-transmission-sig'] ?? ''
    const forged = {
      ...notice.headers,
      'paypal-transmission-sig': `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    }
    const member = await signIn(site)
    const asJson = (token?: string) => ({
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Token ${token}` }),
    })
    const post = (path: string, body: object, token?: string) => ({
      path,
      method: 'POST',
      headers: asJson(token),
      body: JSON.stringify(body),
    })
    const history = (number: number, token = '') => ({
      path: `/api/v3/finder/history?where=${encodeURIComponent(`priceHome:1.${10 + (number % 90)}..${3 + (number % 97)}`)}`,
      headers: asJson(token),
    })
    const tokenOf = (some: typeof readers, at: number) => some[at % some.length]?.token ?? ''

    const kinds: Kind[] = [
      {
        name: 'drawn pages',
        flood: { kind: 'calls', connections: 60, calls: [{ path: '/?q=flood{n}' }] },
        visit: (at) => ({ path: `/?q=visitor${at}` }),
      },
      {
        name: 'cached pages next to rendered ones',
        flood: { kind: 'calls', connections: 60, calls: [{ path: '/?q=more{n}' }] },
        visit: () => ({ path: '/' }),
      },
      {
        name: 'histories of finders',
        flood: {
          kind: 'calls',
          connections: 40,
          calls: Array.from({ length: 120 }, (_, at) => history(at, subscribers[0]?.token)),
        },
        visit: (at) => history(120 + at, tokenOf(subscribers.slice(1), at)),
      },
      {
        name: 'passwords',
        flood: {
          kind: 'calls',
          connections: 8,
          calls: [post('/api/account/password', { current: DEMO_PASSWORD, password: 'x' }, member)],
        },
        visit: () => post('/api/login', { username_or_email: DEMO_ACCOUNTS[1].username, password: DEMO_PASSWORD }),
      },
      {
        name: 'payments begun',
        flood: {
          kind: 'calls',
          connections: 40,
          calls: free
            .slice(READERS / 4)
            .map(({ token }) => post('/api/stripe_checkout', { selectedPlan: 1, immediateStart: false }, token)),
        },
        visit: (at) =>
          post(
            '/api/stripe_checkout',
            { selectedPlan: 1, immediateStart: false },
            tokenOf(free.slice(0, READERS / 4), at),
          ),
      },
      {
        name: 'notices of PayPal',
        flood: {
          kind: 'calls',
          connections: 40,
          calls: [{ path: '/api/webhooks/paypal', method: 'POST', headers: forged, body: notice.body }],
        },
        visit: () => ({ path: '/api/webhooks/paypal', method: 'POST', headers: notice.headers, body: notice.body }),
      },
      {
        name: 'answers nobody reads',
        flood: {
          kind: 'unread',
          connections: 4,
          againMs: 1_000,
          text: 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(1300),
        },
        visit: () => ({ path: '/healthz' }),
      },
    ]
    const figures: Figure[] = []
    const rows: string[][] = []
    for (const kind of kinds) {
      bench.say(kind.name)
      const { usual, flooded, refused, statuses } = await flood(bench, site, kind)
      const slower = median(flooded) / median(usual)
      figures.push(
        atMost(`${kind.name}: times the usual time of others`, { value: slower, target: SLOWER, show: ratio }),
      )
      figures.push(atMost(`${kind.name}: others not served`, { value: refused.length, target: 0, show: whole }))
      for (const one of refused.slice(0, 3)) bench.say(one)
      const high = (times: readonly number[]) =>
        milliseconds(
          quantile(
            times.toSorted((a, b) => a - b),
            0.95,
          ),
        )
      rows.push([
        kind.name,
        milliseconds(median(usual)),
        milliseconds(median(flooded)),
        high(usual),
        high(flooded),
        Object.entries(statuses)
          .map(([status, count]) => `${status}: ${whole(count)}`)
          .join(', '),
      ])
    }
    const asked = paypal.calls.filter((call) => call === VERIFY).length
    const { peak } = await memoryOfPart(site.web[0] as Site['web'][number])
    figures.push(
      atMost('questions to PayPal about forged notices', { value: asked - 4 * VISITS, target: 40, show: whole }),
    )
    figures.push(atMost('highest memory of the web process', { value: peak, target: MEMORY_BYTES, show: megabytes }))
    figures.push(atMost('processes that ended', { value: fallen(site.web).length, target: 0, show: whole }))
    const head = [
      'others',
      'usual, median',
      'flooded, median',
      'usual, 95 of 100',
      'flooded, 95 of 100',
      'answers to the flood',
    ]
    return { figures, tables: [{ title: 'Times of the others', head, rows }] }
  },
})

/** The token of a member who knows their password. */
async function signIn(site: Site): Promise<string> {
  const { text } = await ask(`${site.web[0]?.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username_or_email: DEMO_ACCOUNTS[0].username, password: DEMO_PASSWORD }),
  })
  return (JSON.parse(text) as { token: string }).token
}

let visitors = 0
async function flood(bench: Bench, site: Site, { flood: planned, visit }: Kind) {
  const url = site.web[0]?.url ?? ''
  const refused: string[] = []
  const visits = async () => {
    const times: number[] = []
    for (let at = 0; at < VISITS; at++) {
      visitors += 1
      const { path, ...how } = visit(visitors)
      const answer: Answer = await ask(url + path, { ...how, from: `127.0.${1 + (visitors >> 8)}.${visitors & 255}` })
      times.push(answer.ms)
      if (answer.status !== 200) refused.push(`${path}: ${answer.status} ${answer.text.slice(0, 200)}`)
      await pause(BETWEEN_VISITS_MS)
    }
    return times
  }
  await visits()
  const before = await visits()
  const stop = startFlood(bench, { ...planned, url, from: FLOOD_FROM } as FloodPlan)
  await pause(UNTIL_FLOODED_MS)
  const flooded = await visits()
  const statuses = await stop()
  await pause(UNTIL_FLOODED_MS)
  return { usual: [...before, ...(await visits())], flooded, refused, statuses }
}
