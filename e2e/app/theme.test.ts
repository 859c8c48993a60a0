import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const PAGE = { light: 'rgb(243, 245, 248)', dark: 'rgb(14, 18, 23)' }

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const browserColour = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => media === '' || matchMedia(media).matches)
      .map(({ content }) => content),
  )

/** A page as the server drew it: no script runs. */
async function drawn(browser: Browser, cookie: string | null, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ baseURL: DEMO_URL, javaScriptEnabled: false, colorScheme })
  if (cookie !== null) await context.addCookies([{ name: 'touchline', value: cookie, url: DEMO_URL }])
  const page = await context.newPage()
  await page.goto('/')
  return { page, done: () => context.close() }
}

test.describe('the theme', () => {
  test('is chosen in the settings, and the next page is drawn in it by the server', async ({ page, browser }) => {
    await page.goto('/setting')
    expect(await groundOf(page)).toBe(PAGE.dark)
    await page.getByRole('group', { name: 'Theme' }).getByText('Light').click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    expect(await groundOf(page)).toBe(PAGE.light)
    expect(await browserColour(page)).toEqual(['#f3f5f8'])
    expect(await stored(page, 'theme')).toBe('light')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'touchline')
    const next = await drawn(browser, cookie?.value ?? null, 'dark')
    expect(await groundOf(next.page)).toBe(PAGE.light)
    expect(await browserColour(next.page)).toEqual(['#f3f5f8'])
    await next.done()
  })

  test('follows the device where that was chosen, before any script and while it changes', async ({
    page,
    browser,
  }) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { page: first, done } = await drawn(browser, 'theme=system', scheme)
      expect(await groundOf(first)).toBe(PAGE[scheme])
      expect(await browserColour(first)).toEqual([scheme === 'light' ? '#f3f5f8' : '#0e1217'])
      await done()
    }
    await page.addInitScript(() => localStorage.setItem('theme', 'system'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
    expect(await groundOf(page)).toBe(PAGE.dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await groundOf(page)).toBe(PAGE.light)
  })

  test('is dark for a visitor who chose nothing, whatever the device prefers', async ({ browser }) => {
    const { page, done } = await drawn(browser, null, 'light')
    expect(await groundOf(page)).toBe(PAGE.dark)
    await done()
  })
})
