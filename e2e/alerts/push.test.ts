import type { CDPSession, Page, Worker } from '@playwright/test'
import type { AlertsAnswer } from '../../packages/contract/src/index.ts'
import { openDatabase } from '../../packages/database/src/index.ts'
import { applyBatch } from '../../packages/ingest/src/write/apply-batch.ts'
import { pushService } from '../../packages/testing/src/push/index.ts'
import { type fixture, going, team, world } from '../../packages/testing/src/records/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { ownDatabase } from '../support/worlds/own-database.ts'

const teams = [team('Ashton'), team('Brough')]
const KICKOFF = new Date(Date.now() - 20 * 60_000).toISOString()
const ARRIVES = { timeout: 30_000 }

/** The subscription that the browser of the test would get from its maker's push service, which it cannot reach. */
async function subscribesWith(page: Page, subscription: { endpoint: string; p256dh: string; auth: string }) {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer
    const keys: Record<string, ArrayBuffer> = { p256dh: bytes(p256dh), auth: bytes(auth) }
    const given = { endpoint, getKey: (name: string) => keys[name], options: {}, unsubscribe: async () => true }
    PushManager.prototype.subscribe = async () => given as unknown as PushSubscription
  }, subscription)
}

/** The registration of the page's worker, by the protocol of the browser's own tools. */
async function registrationOf(session: CDPSession): Promise<string> {
  const seen = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first && !first.isDeleted) resolve(first.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  return seen
}

/** Chromium's headless shell has no notifications and denies them even with the permission: its pages see it as granted. */
async function showsNotifications(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
  })
}

/** Stores the worker's notifications as a browser does: of those with one tag the last. */
const keepsNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    // Without notifications there are no badges either: a worker that sets one is ended.
    Object.assign(navigator, { setAppBadge: async () => undefined, clearAppBadge: async () => undefined })
    const kept: (NotificationOptions & { title: string; renotify?: boolean })[] = []
    registration.showNotification = async (title, options: NotificationOptions & { renotify?: boolean } = {}) => {
      const { tag, renotify } = options
      if (renotify && !tag)
        throw new TypeError('Notifications which set the renotify flag must specify a non-empty tag.')
      const replaced = tag ? kept.findIndex((one) => one.tag === tag) : -1
      if (replaced >= 0) kept.splice(replaced, 1)
      kept.push({ body: '', ...structuredClone(options), title })
    }
    registration.getNotifications = async () => kept as unknown as Notification[]
  })

/** Counts the worker's notifications. */
const countsNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; count: number }
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.count = 0
    scope.registration.showNotification = async (...given) => {
      await show(...given)
      scope.count += 1
    }
  })

const countOf = (worker: Worker) => worker.evaluate(() => (self as unknown as { count: number }).count)

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }))
  })

test('a visitor turns alerts on, and a goal becomes a notification of the browser', async ({ visit, startProduct }) => {
  const push = await pushService()
  const own = await ownDatabase()
  const product = await startProduct({
    env: { FEED: 'none', DATABASE_URL: own.url, ALERT_HOSTS: push.host, MAIL_FROM: 'scores@touchline.test' },
    prepare: async () => undefined,
  })
  const database = await openDatabase({ url: own.url, role: 'command' })
  try {
    const match = (home: number) => going('ashton', 'brough', KICKOFF, 2, [home, 0], { key: 'derby', minute: 20 })
    const store = (one: ReturnType<typeof fixture>) =>
      applyBatch(database, world({ teams, fixtures: [one] }), { now: new Date() })
    await store(match(0))
    const { page } = await visit({ baseURL: product.url, serviceWorkers: 'allow' })
    await page.context().grantPermissions(['notifications'], { origin: product.url })
    await page.goto('/help')
    const isDenied = await page.evaluate(() => Notification.permission === 'denied')
    if (isDenied) await showsNotifications(page)
    const { push_key } = (await (
      await fetch(`${product.url}/api/alerts`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).json()) as AlertsAnswer
    const subscription = push.subscribe(push_key)
    await subscribesWith(page, subscription)

    await page.goto('/me/alerts')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('Alerts arrive here, also when the page is closed.')).toBeVisible()
    const key = await stored(page, 'alerts_key')
    const { rows } = await database.pool.query<{ id: number }>(`select id from team where name = 'Ashton'`)
    await page.evaluate((id) => localStorage.setItem('followed_team', JSON.stringify([id])), rows[0]?.id)
    await page.goto('/me')
    await page.getByRole('button', { name: 'Alerts for Ashton', exact: true }).first().click()
    await page.getByRole('dialog').getByText('Goal', { exact: true }).click()
    await expect(page.getByRole('switch', { name: 'Goal' })).toBeChecked()
    await page.getByRole('button', { name: 'Close' }).click()
    expect(key).toHaveLength(43)

    await store(match(1))
    await expect.poll(() => push.messagesOf(subscription.id).length, ARRIVES).toBe(1)
    const [message = ''] = push.messagesOf(subscription.id)
    // Safari's own notification contains everything the worker shows.
    expect(JSON.parse(message)).toMatchObject({
      web_push: 8030,
      notification: { title: 'Ashton 1–0 Brough', navigate: expect.stringContaining('/soccer?mid=') },
      app_badge: 1,
    })

    const [worker] = page.context().serviceWorkers()
    if (worker === undefined) throw new Error('The page has no worker')
    if (isDenied) await keepsNotifications(worker)
    await countsNotifications(worker)
    const session = await page.context().newCDPSession(page)
    const registrationId = await registrationOf(session)
    // Chromium loses a notification that is about to be shown when its notifications are read.
    const deliver = async (data: string) => {
      const before = await countOf(worker)
      await session.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data })
      await expect.poll(() => countOf(worker), ARRIVES).toBe(before + 1)
    }
    await deliver(message)
    expect(await shown(worker)).toMatchObject([
      { title: 'Ashton 1–0 Brough', body: 'Goal for Ashton 20′ · Premier League' },
    ])

    await store(match(0))
    await expect.poll(() => push.messagesOf(subscription.id)[0], ARRIVES).toContain('Goal cancelled')
    await deliver(push.messagesOf(subscription.id)[0] ?? '')
    // The correction takes the place of the goal.
    expect(await shown(worker)).toMatchObject([{ title: 'Ashton 0–0 Brough' }])

    await deliver('not what we send')
    expect(await shown(worker)).toHaveLength(2)

    await page.goto('/me/alerts')
    await expect(page.getByText('Goal cancelled: Ashton · Premier League')).toBeVisible()
    // The page would complain about a product that has ended.
    await page.goto('about:blank')
  } finally {
    await database.close()
    await product.stop()
    await own.drop()
    await push.close()
  }
})
