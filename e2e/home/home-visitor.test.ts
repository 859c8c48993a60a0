import { expect, test } from '../support/fixtures.ts'
import { openVisit, WIDTHS } from '../support/visitor.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const OFFLINE = 'The server cannot be reached. Check your connection and try again.'

test('another day without a network is said to be out of reach at once, and comes by itself once there is one', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/)
  await page.goto('/')
  await expect(page.getByRole('tab')).not.toHaveCount(0)
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined)
  await page.context().setOffline(true)
  await page.getByRole('tab').nth(2).click()
  await expect(page.getByText(OFFLINE)).toBeVisible({ timeout: 8000 })
  await page.context().setOffline(false)
  await expect(page.getByText(OFFLINE)).toHaveCount(0)
})

test('a visitor elsewhere is offered the clock of the place, and has it with one press', async ({ browser }) => {
  const { page, context } = await openVisit(browser, {}, { baseURL: DEMO_URL, timezoneId: 'America/Sao_Paulo' })
  await page.goto('/')
  await expect(page.getByText('Times: UTC+0')).toBeVisible()
  await page.getByRole('button', { name: 'Show São Paulo time (UTC−3)' }).click()
  await expect(page.getByText('Times: São Paulo (UTC−3)')).toBeVisible()
  await context.close()
})

test('the keyboard skips from the first link to the matches, and goes down them by arrows', async ({ page }) => {
  await page.goto('/')
  const skip = page.getByRole('link', { name: 'Skip to the matches' })
  await expect(skip).toHaveAttribute('href', '#matches')
  const links = page.locator('#matches li > a:first-child')
  await links.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
})

test('the login says what waits behind it and what it costs', async ({ page }) => {
  await page.goto('/login?next=%2Fleague%2F8')
  await expect(page.getByText('League pages are part of a plan.')).toBeVisible()
  await expect(page.getByText('From €19.17 a month.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'see the plans.' })).toHaveAttribute('href', '/subscription')
})

test('in the system’s own colours what is chosen has an outline, and on paper prices are dark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const outlineOf = (label: string) =>
    page
      .locator('label')
      .filter({ hasText: label })
      .evaluate((one) => getComputedStyle(one).outlineStyle)
  await expect.poll(() => outlineOf('By tournament')).toBe('solid')
  expect(await outlineOf('By time')).toBe('none')
  await page.emulateMedia({ forcedColors: 'none', media: 'print' })
  const prices = await page
    .locator('#matches [class*="price"]')
    .filter({ hasText: /^\d+\.\d\d$/ })
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
  expect(prices.length).toBeGreaterThan(0)
  for (const colour of prices) expect(Math.max(...(colour.match(/\d+/g) ?? []).map(Number))).toBeLessThan(100)
})

test('the account page lets nothing jump while its parts come', async ({ visit }) => {
  for (const width of Object.values(WIDTHS)) {
    const { page } = await visit({ as: 'subscriber', width })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/account')
    await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02)
  }
})
