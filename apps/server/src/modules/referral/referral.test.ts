import { ANNA, member, newVisitor, type Reply, useServer, withoutAccounts } from '@touchline/testing/server'
import { TAPFILIATE_KEY, type TapfiliateStandIn, tapfiliateStandIn } from '@touchline/testing/tapfiliate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropOldClicks } from './referral.queries.ts'
import { reportNext } from './report-conversions.ts'
import { tapfiliate } from './tapfiliate.ts'

const server = useServer({ keepData: true, trustProxy: true })
let service: TapfiliateStandIn

beforeEach(async () => {
  service = await tapfiliateStandIn()
  await withoutAccounts(server)
  await server.database.pool.query('truncate referral_click')
})
afterEach(() => service.close())

const click = async (code: string): Promise<string> => {
  const { status, body } = await newVisitor(server).post('/tapfiliate/clicks/', { referral_code: code })
  expect(status).toBe(200)
  return String(body.id)
}

const options = (key = TAPFILIATE_KEY) => ({
  database: server.database,
  clock: server.deps.clock,
  log: { warn: () => undefined },
  service: tapfiliate({ baseUrl: service.baseUrl, key }),
})

/** One turn of the job. */
const report = async (key?: string) => {
  while (await reportNext(options(key)));
}

const kept = async () => await server.database.rows('select * from referral_click order by created_at, id')

/** A member whose subscription came of the click; the payments as provider, cents and day. */
async function subscriber(clickId: string | null, payments: readonly [id: string, cents: number, status: string][]) {
  await member(server, newVisitor(server), ANNA)
  const rows = await server.database.rows<{ id: number; account: number }>(
    `insert into subscription (account_id, provider, provider_id, months, status, click_id, created_at, updated_at)
     select id, 'stripe', 'sub_1', 1, 'active', $1, now(), now() from account returning id, account_id as account`,
    [clickId],
  )
  for (const [id, cents, status] of payments) {
    await server.database.pool.query(
      `insert into payment (account_id, subscription_id, provider, provider_id, months, status, amount, currency, paid_at)
       values ($1, $2, 'stripe', $3, 1, $4, $5, 'EUR', $6)`,
      [rows[0]?.account, rows[0]?.id, id, status, cents, `2026-03-0${id.slice(-1)}T00:00:00Z`],
    )
  }
}

test('a click is ours at once and the referral service learns of it', async () => {
  const id = await click(' alex ')
  expect(await kept()).toMatchObject([{ id, code: 'alex', external_id: null }])
  await report()
  await report()
  expect(service.clicks).toEqual([{ id: 'click-1', referral_code: 'alex' }])
  expect(await kept()).toMatchObject([{ id, external_id: 'click-1' }])
})

test('the first payment that came of a click is reported once, with its amount', async () => {
  await subscriber(await click('alex'), [
    ['in_1', 2299, 'failed'],
    ['in_3', 2299, 'paid'],
    ['in_2', 6000, 'paid'],
  ])
  await report()
  await report()
  expect(service.conversions).toEqual([{ id: 1, click_id: 'click-1', external_id: 'in_2', amount: 60 }])
  expect((await kept())[0].converted_at).toEqual(server.deps.clock.now())
})

test('a subscription without a click, an unpaid one and one of the demo world are no conversions', async () => {
  await subscriber(await click('alex'), [['in_1', 2299, 'failed']])
  await server.database.pool.query(`update payment set provider = 'demo', status = 'paid'`)
  await report()
  await server.database.pool.query(`update payment set provider = 'stripe'`)
  await server.database.pool.query(`update subscription set click_id = null`)
  await report()
  expect([service.clicks.length, service.conversions]).toEqual([1, []])
})

test('while the service is away a click is answered, and it is reported later, with growing waits', async () => {
  service.failWith = 500
  await click('alex')
  const tried: number[] = []
  for (let minute = 0; minute <= 12; minute++) {
    server.setNow(new Date(Date.parse('2026-03-07T12:00:00.000Z') + minute * 60_000).toISOString())
    const before = (await kept())[0].attempts
    if (minute === 7) service.failWith = null
    await report()
    const { attempts, external_id } = (await kept())[0]
    if (attempts !== before || external_id !== null) tried.push(minute)
    if (external_id !== null) break
  }
  expect([tried, service.clicks.length]).toEqual([[0, 1, 3, 7], 1])
})

test.each([429, 401])('an answer %i says nothing about a payment, which is reported later', async (status) => {
  await subscriber(await click('kim'), [['in_1', 2299, 'paid']])
  await reportNext(options())
  service.failWith = status
  await report()
  service.failWith = null
  await report()
  expect(service.conversions).toEqual([])
  server.setNow('2026-03-07T12:01:00.000Z')
  await report()
  expect(service.conversions).toMatchObject([{ external_id: 'in_1', amount: 22.99 }])
})

test('an answer that does not end is read no further than an answer may be long, and the click is reported later', async () => {
  service.endless = true
  await click('alex')
  await report()
  expect(service.bytesSent).toBeLessThan(16 * 1024 * 1024)
  expect(await kept()).toMatchObject([{ external_id: null, attempts: 1 }])
  service.endless = false
  server.setNow('2026-03-07T12:01:00.000Z')
  await report()
  expect(service.clicks).toHaveLength(1)
})

test('with a wrong key nothing is lost', async () => {
  await click('alex')
  await report('wrong')
  server.setNow('2026-03-07T12:01:00.000Z')
  await report()
  expect(service.clicks).toHaveLength(1)
})

test('a partner the service does not know is refused for good', async () => {
  await click('nobody')
  await report()
  expect(await kept()).toMatchObject([{ external_id: null, due_at: null }])
})

test('a conversion that was reported but not noted is not counted twice', async () => {
  await subscriber(await click('alex'), [['in_1', 2299, 'paid']])
  await report()
  await server.database.pool.query('update referral_click set converted_at = null, due_at = created_at')
  await report()
  expect(service.conversions).toHaveLength(1)
  expect(await kept()).toMatchObject([{ due_at: null }])
})

test('two processes report a click once', async () => {
  for (let count = 0; count < 5; count++) await click('alex')
  await Promise.all([report(), report(), report()])
  expect(service.clicks).toHaveLength(5)
})

test('a click is dropped after 30 days, one that something was bought by stays', async () => {
  await click('alex')
  const bought = await click('kim')
  await subscriber(bought, [])
  await dropOldClicks(server.database, new Date('2026-04-06T12:00:00.000Z'))
  expect(await kept()).toHaveLength(2)
  await dropOldClicks(server.database, new Date('2026-04-06T12:00:00.001Z'))
  expect(await kept()).toMatchObject([{ id: bought }])
})

test('clicks are limited per address and codes are words', async () => {
  for (const referral_code of ['', 'a\u0000', 'x'.repeat(101)]) {
    expect((await newVisitor(server).post('/tapfiliate/clicks/', { referral_code })).status).toBe(400)
  }
  const anna = newVisitor(server)
  const clicks: Reply[] = []
  for (let round = 0; round <= 60; round++)
    clicks.push(await anna.post('/tapfiliate/clicks/', { referral_code: 'alex' }))
  expect(clicks.map(({ status }) => status)).toEqual([...Array(60).fill(200), 429])
})
