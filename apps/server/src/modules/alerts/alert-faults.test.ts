import { newBrowserKeys } from '@touchline/testing/push'
import { ANNA, member, visitor } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { useAlerts } from './alerts.testing.ts'

const { server, push, call, spread, deliver, work, score, states, browser, teamId } = useAlerts()
const channels = async () =>
  (await server.database.rows<{ n: number }>('select count(*)::integer as n from alert_channel'))[0]?.n
const goal = async () => {
  await score(0, 0)
  await score(1, 0)
}

describe('a push service', () => {
  test.each([404, 410])('that answers %i has forgotten the browser, and so have we', async (status) => {
    const { subscription } = await browser()
    push.faults.set(subscription.id, { status })
    await goal()
    await work()
    expect(await channels()).toBe(0)
    await score(2, 0)
    await work()
    expect(push.received).toEqual([])
  })

  test('that fails is tried again later and later, and the alert arrives once it is back', async () => {
    const { subscription, seen } = await browser()
    push.faults.set(subscription.id, { status: 503 })
    await goal()
    for (const second of [0, 5, 10, 20, 29]) {
      server.setNow(`2026-03-07T15:40:${String(second).padStart(2, '0')}.000Z`)
      await work()
    }
    expect(push.refused).toHaveLength(2)
    push.faults.clear()
    server.setNow('2026-03-07T15:40:30.000Z')
    await work()
    expect(seen()).toHaveLength(1)
    expect(await states()).toEqual(['goal sent'])
  })

  test('that wants to be left alone is left alone for as long', async () => {
    const { subscription, seen } = await browser()
    push.faults.set(subscription.id, { status: 429, retryAfter: 120 })
    await goal()
    await work()
    push.faults.clear()
    server.setNow('2026-03-07T15:41:59.000Z')
    await work()
    expect(seen()).toEqual([])
    server.setNow('2026-03-07T15:42:00.000Z')
    await work()
    expect(seen()).toHaveLength(1)
  })

  test('that refuses a message is not asked again for it', async () => {
    const { subscription, key } = await browser()
    push.faults.set(subscription.id, { status: 413 })
    await goal()
    await work()
    await work()
    expect(push.refused).toHaveLength(1)
    const { body } = await call('/alerts', { key })
    expect(body.sent).toMatchObject([{ state: 'failed' }])
    expect(body.channels).toMatchObject([{ failing: 'It answered 413' }])
  })

  test('that hangs holds up nobody else', { timeout: 60_000 }, async () => {
    const hanging = await Promise.all(Array.from({ length: 6 }, () => browser()))
    for (const { subscription } of hanging) push.faults.set(subscription.id, 'hang')
    await goal()
    await spread()
    const well = await browser()
    await score(2, 0)
    await spread()
    await deliver()
    expect(well.seen()).toHaveLength(1)
    expect(await states()).toEqual(expect.arrayContaining(['goal waiting', 'goal sent']))
    expect((await states()).filter((state) => state === 'goal sent')).toHaveLength(1)
  })
})

describe('a subscription that no browser makes is refused', () => {
  const subscribe = (changes: object) => {
    const { endpoint, p256dh, auth } = push.subscribe('key')
    return call<{ error: { message: string } }>('/alerts/push', {
      key: null,
      endpoint,
      p256dh,
      auth,
      label: '',
      ...changes,
    })
  }
  const onCurve = newBrowserKeys().ecdh.getPublicKey()
  const offCurve = Buffer.from(onCurve).fill(1, 40, 60)

  test.each([
    ['http', { endpoint: 'http://updates.push.services.mozilla.com/wpush/1' }],
    ['this machine', { endpoint: 'https://127.0.0.1/push' }],
    ['this machine by another name', { endpoint: 'https://[::ffff:127.0.0.1]/push' }],
    ['this machine as a number', { endpoint: 'https://2130706433/push' }],
    ['the metadata of a cloud', { endpoint: 'https://169.254.169.254/latest' }],
    ['a network at home', { endpoint: 'https://192.168.1.1/' }],
    ['a name of this network', { endpoint: 'https://localhost/push' }],
    ['a password in the address', { endpoint: 'https://me:secret@fcm.googleapis.com/x' }],
    ['what is no address', { endpoint: 'file:///etc/passwd' }],
    ['a point that is not on the curve', { p256dh: offCurve.toString('base64url') }],
    ['a key that is too short', { p256dh: 'BNc' }],
    ['a secret of another length', { auth: 'QUJD' }],
    ['what is not base64url', { auth: 'a+/b==' }],
  ])('%s', async (_, changes) => {
    const refused = await subscribe(changes)
    expect([refused.status, await channels()]).toEqual([400, 0])
  })

  test('an endpoint of another browser is not taken over without its keys, and with them it goes to who uses it now', async () => {
    const one = await browser()
    const { endpoint, p256dh, auth } = one.subscription
    expect((await subscribe({ endpoint })).status).toBe(409)
    const moved = await call('/alerts/push', { key: null, endpoint, p256dh, auth, label: 'Firefox' })
    expect(moved.body.channels).toHaveLength(1)
    expect((await call('/alerts', { key: one.key })).body.channels).toEqual([])
  })
})

test('an address that leads into this network is not sent to, however it came to be stored, and is forgotten', async () => {
  await browser()
  await server.database.rows(`update alert_channel set address = 'https://127.0.0.1:1/x'`)
  await goal()
  await work()
  expect(await channels()).toBe(0)
})

test('a member who is deleted between the goal and the sending is sent nothing, and nothing is left', async () => {
  const anna = visitor(server)
  const token = await member(server, anna)
  const { body } = await call('/alerts', { key: null }, token)
  const { endpoint, p256dh, auth } = push.subscribe(body.push_key)
  await call('/alerts/push', { endpoint, p256dh, auth }, token)
  await call('/alerts/wish', { thing: 'team', id: await teamId(), kinds: ['goal'] }, token)
  await goal()
  await spread()
  expect(await states()).toEqual(['goal waiting'])
  expect((await anna.post('/account/delete/', { password: ANNA.password }, token)).body).toMatchObject({ status: 0 })
  await deliver()
  expect([push.received, await states(), await channels()]).toEqual([[], [], 0])
})

test('a browser that signs in brings its alerts to the account, each once', async () => {
  const anna = visitor(server)
  const token = await member(server, anna)
  await call('/alerts/wish', { thing: 'team', id: await teamId(), kinds: ['kickoff'] }, token)
  const { key, seen } = await browser()
  await call('/alerts/wish', { key, thing: 'team', id: await teamId('Brough'), kinds: ['goal'] })
  const { body } = await call('/alerts/join', { key }, token)
  expect(body.wishes.map(({ name, kinds }) => [name, kinds])).toEqual([
    ['Ashton', ['kickoff']],
    ['Brough', ['goal']],
  ])
  expect(body.channels).toHaveLength(1)
  await goal()
  await work()
  // Alerts that are due together are sent together, in any order.
  expect(
    seen()
      .map(({ body: says }) => says)
      .sort(),
  ).toEqual([expect.stringContaining('Goal'), 'Kick-off · Premier League'])
  expect((await call('/alerts', { key })).body.wishes).toEqual([])
})

test('settings that make no sense are refused in words', async () => {
  const { key } = await browser()
  for (const settings of [
    { quiet_from: 60, quiet_to: null },
    { quiet_from: 1440, quiet_to: 0 },
    { hourly_limit: 0 },
    { zone: 'Mars/Olympus' },
    { language: 'xx' },
    { digest: 'daily' },
    { mail: true },
  ]) {
    const { status } = await call('/alerts/settings', { key, ...settings })
    expect([settings, status]).toEqual([settings, 400])
  }
  expect((await call('/alerts/wish', { key, thing: 'team', id: 1, kinds: ['corner'] })).status).toBe(400)
  expect((await call('/alerts/wish', { key, thing: 'team', id: 999_999, kinds: ['goal'] })).body.wishes).toHaveLength(1)
  expect((await call('/alerts', { key: 'short' })).status).toBe(400)
})

describe('a chat', () => {
  test('is stored once its first message arrives, receives the chosen alerts, and keeps its address secret', async () => {
    const { key } = await browser()
    const [{ address } = { address: '' }] = await server.database.rows<{ address: string }>(
      'select address from alert_channel',
    )
    const host = new URL(address).host
    const { body } = await call<{ error: { message: string } }>('/alerts/chat', {
      key,
      address: `http://${host}/my-topic`,
    })
    // The stand-in of a push service knows no such topic.
    expect(body.error.message).toBe('It answered 404.')
    push.faults.set('', { status: 200 })
    const added = await call('/alerts/chat', { key, address: `http://${host}/my-topic` })
    expect(added.body.channels.map(({ kind, label }) => [kind, label])).toEqual([
      ['push', 'Firefox'],
      ['ntfy', '127.0.0.1/…opic'],
    ])
    await goal()
    await work()
    expect(await states()).toEqual(['goal sent', 'goal sent'])
  })

  test.each([
    'https://192.168.0.1/my-topic',
    'http://ntfy.sh/my-topic',
    'https://example.org/a/b/c',
    'ftp://example.org/x',
    'nonsense',
  ])('at %s is refused before anything is sent', async (address) => {
    const { key } = await browser()
    expect((await call('/alerts/chat', { key, address })).status).toBe(400)
    expect(await channels()).toBe(1)
  })
})
