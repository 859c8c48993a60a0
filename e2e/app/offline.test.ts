import type { Browser, BrowserContext, Page } from '@playwright/test'
import { matchesToday } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { findPlaces } from '../support/places.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'
import { tcpSwitch } from '../support/worlds/tcp-switch.ts'

async function openApp(browser: Browser, baseURL = DEMO_URL): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
  const page = await context.newPage()
  return { context, page }
}

/** Waits until the worker answers for the page and has cached it. */
async function kept(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const isKept = () =>
    page.evaluate(async (address) => {
      const pages = await caches.open('touchline-pages')
      return (await pages.match(new URL(address, location.href).href, { ignoreVary: true })) !== undefined
    }, path)
  await expect.poll(isKept).toBe(true)
}

test.describe('without a connection', () => {
  test('pages that were looked at can be read, say how old they are, and offer no price as one of now', async ({
    browser,
  }) => {
    const { coming } = await findPlaces(DEMO_URL)
    const match = `/soccer?mid=${coming.match_id}`
    // Playwright's offline mode does not reach a worker's requests: the network itself is cut.
    const network = await tcpSwitch(DEMO_URL)
    const { context, page } = await openApp(browser, network.url)
    await page.goto('/')
    await kept(page, '/')
    await page.goto(match)
    await kept(page, match)
    const name = await page.getByRole('heading', { level: 1 }).first().innerText()
    network.cut()
    // The browser itself may give a page again for some seconds.
    await expect(async () => {
      await page.goto(match)
      await expect(page.getByText('You are reading this page as it was on')).toBeVisible({ timeout: 8_000 })
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name)
    await page.goto('/')
    await expect(page.getByText('You are reading this page as it was on')).toBeVisible()
    const price = page.locator('[data-prices] > span').first()
    await expect(price).toBeVisible()
    expect(await price.evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe('line-through')
    await page.goto('/help')
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Touchline/ }).first()).toBeVisible()
    network.lead(DEMO_URL)
    await page.goto('/')
    await expect(page.locator('main li').first()).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-kept-at')
    await context.close()
    await network.close()
  })

  test('a page reached by a link inside the site is stored too, an answer of the API never', async ({ browser }) => {
    const { context, page } = await openApp(browser)
    await page.goto('/help')
    await kept(page, '/help')
    await page.getByRole('link', { name: 'Plans' }).first().click()
    await expect(page).toHaveURL(/\/subscription/)
    await kept(page, '/subscription')
    const stored = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat()
      return requests.map(({ url }) => new URL(url).pathname)
    })
    expect(stored).toContain('/subscription')
    expect(stored.some((path) => path.endsWith('.woff2'))).toBe(true)
    expect(stored.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/images/'))).toEqual([])
    await context.close()
  })
})

test.describe('the app', () => {
  test('can be installed: Chromium finds nothing missing in its manifest', async ({ browser }) => {
    const { context, page } = await openApp(browser)
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const session = await context.newCDPSession(page)
    const { errors, data } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Touchline', display: 'standalone' })
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    // A window without a profile cannot install anything.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    await context.close()
  })

  test('has the number of followed matches in play on its icon, and none once nothing in play is followed', async ({
    browser,
  }) => {
    const inPlay = (await matchesToday(DEMO_URL)).filter(({ state_id }) => state_id !== undefined)
    const [one, other] = inPlay.map(({ match_id }) => match_id)
    const { context, page } = await openApp(browser)
    // A window of a test is not that of an installed app, and has no icon.
    await page.addInitScript(() => {
      const match = window.matchMedia.bind(window)
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? ({ matches: true } as MediaQueryList) : match(query)
      const shown: number[] = []
      const setAppBadge = async (count = 0) => void shown.push(count)
      const clearAppBadge = async () => void shown.push(0)
      Object.assign(Navigator.prototype, { setAppBadge, clearAppBadge })
      Object.assign(window, { shown })
    })
    const badge = () => page.evaluate(() => (window as unknown as { shown: number[] }).shown.at(-1))
    const followed = (ids: unknown[]) =>
      page.evaluate((text) => localStorage.setItem('followed_match', text), JSON.stringify(ids))
    await page.goto('/help')
    await followed([one, other])
    await page.reload()
    await expect.poll(badge).toBe(2)
    await followed([])
    await page.reload()
    await expect.poll(badge).toBe(0)
    await context.close()
  })

  test('has a worker that browsers request again each time', async () => {
    const answer = await fetch(new URL('/service-worker.js', DEMO_URL))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(answer.headers.get('content-type')).toContain('javascript')
  })

  test('is handed what people share: a page of the site opens, words are searched for', async ({ page }) => {
    await page.goto(`/share?text=${encodeURIComponent(`Look: ${DEMO_URL}/help`)}`)
    await expect(page).toHaveURL(/\/help$/)
    await page.goto('/share?title=Arsenal&url=https%3A%2F%2Fother.test%2Fx')
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('Arsenal')
    await expect(page.getByRole('option', { name: /Arsenal/ }).first()).toBeVisible()
  })
})
