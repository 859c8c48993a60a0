import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { list, stored } from './support/home-page.ts'
import { WIDTHS } from './support/visitor.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

async function titleOf(path: string): Promise<string> {
  const answer = await fetch(new URL(path, DEMO_URL))
  expect([path, answer.status]).toEqual([path, 200])
  return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? ''
}

test.describe('the pages', () => {
  for (const [path, title] of [
    ['/', 'Football matches today'],
    ['/matches', 'Football matches today'],
    ['/matches/2026-11-22', 'Football matches on 22 November 2026'],
    ['/subscription', 'Plans and prices'],
    ['/login', 'Log in'],
    ['/signup', 'Sign up'],
    ['/setting', 'Settings'],
    ['/account/forgot-password', 'Forgotten password'],
    ['/account/reset-password', 'New password'],
    ['/account/deleted', 'Account deleted'],
    ['/activate', 'Activation'],
    ['/contacts', 'Contact us'],
    ['/message/subscribe/expired', 'Your plan has expired'],
    ['/message/subscribe/not-paid', 'Subscription needed'],
  ] as const) {
    test(`${path} is open to everyone as "${title} | Touchline"`, async () => {
      expect(await titleOf(path)).toBe(`${title} | Touchline`)
    })
  }

  test('for fixtures, teams, players, leagues, coaches, countries, play and transfers require a login first', async ({
    page,
  }) => {
    for (const path of [
      '/fixture/1',
      '/team/1',
      '/player/1',
      '/league/1',
      '/coach/1',
      '/country/1',
      '/inplay',
      '/transfer',
    ]) {
      await page.goto(path)
      await page.waitForURL('**/login?next=*')
      expect(new URL(page.url()).searchParams.get('next')).toBe(path)
      await expect(page).toHaveTitle('Log in | Touchline')
    }
  })

  test('that do not exist are answered as not found, with the way to the matches', async ({
    visit,
    allowInConsole,
  }) => {
    allowInConsole(/404/)
    const { page } = await visit({ width: WIDTHS.phone })
    for (const path of ['/team/2000000', '/league/x', '/no/such/page']) {
      const answer = await page.goto(path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      await expect(page).toHaveTitle('Page not found | Touchline')
    }
    await page.getByRole('link', { name: 'Go to the matches' }).click()
    await page.waitForURL('**/matches')
  })

  test('have bar and footer, but contacts no footer and activation neither', async ({ page }) => {
    for (const [path, bar, footer] of [
      ['/login', 1, 1],
      ['/contacts', 1, 0],
      ['/activate', 0, 0],
    ] as const) {
      await page.goto(path)
      expect([path, await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([
        path,
        bar,
        footer,
      ])
    }
  })
})

test.describe('the top bar', () => {
  test('leads home, to the matches, the plans, the settings and the login', async ({ page }) => {
    await page.goto('/contacts')
    const bar = page.getByRole('banner')
    const link = (name: string) => bar.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await link('Touchline, home page')).toBe('/')
    expect(await link('Matches')).toBe('/matches')
    expect(await link('Plans')).toBe('/subscription')
    expect(await link('Settings')).toBe('/setting')
    expect(await link('Log in')).toBe('/login?next=%2Fcontacts')
  })

  test('switches between the languages, and the choice stays', async ({ page }) => {
    await page.goto('/')
    const choice = page.getByRole('group', { name: 'Language' }).getByRole('button')
    await expect(choice).toHaveText(['EN', 'ES', 'PT'])
    await choice.getByText('ES').click()
    await expect(page).toHaveTitle('Partidos de fútbol de hoy | Touchline')
    await page.getByRole('group', { name: 'Idioma' }).getByRole('button', { name: 'PT' }).click()
    await expect(page.getByRole('textbox', { name: 'Pesquisar nos próximos' })).toBeVisible()
    await expect(page).toHaveTitle('Jogos de futebol de hoje | Touchline')
    expect(await stored(page, 'language')).toBe('pt')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('pt')
    await page.getByRole('group', { name: 'Idioma' }).getByRole('button', { name: 'EN' }).click()
    await expect(page.getByRole('textbox', { name: 'Search in upcoming' })).toBeVisible()
  })

  test('opens the search by its button, "/" and Ctrl-K, but leaves "/" to a text field', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Search' })
    for (const key of ['/', 'Control+k']) {
      await expect
        .poll(async () => {
          await page.keyboard.press(key)
          return dialog.count()
        })
        .toBe(1)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    const field = page.getByRole('textbox', { name: 'Search in upcoming' })
    await field.focus()
    await page.keyboard.press('/')
    await expect(field).toHaveValue('/')
    await expect(dialog).toHaveCount(0)
  })
})

test('a hyphen in running text has a width of its own, although digits have all the same', async ({ page }) => {
  await page.goto('/')
  const widths = await page.evaluate(async () => {
    await document.fonts.ready
    return ['-', '0', '1'].map((text) => {
      const shown = document.createElement('span')
      shown.style.cssText = 'position: absolute; font-size: 100px'
      shown.textContent = text
      document.body.append(shown)
      return Math.round(shown.getBoundingClientRect().width)
    })
  })
  expect(widths[1]).toBe(widths[2])
  expect(widths[0]).toBeLessThan((widths[1] ?? 0) * 0.8)
})

test.describe('scrolling', () => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

  test('by more than 100 px offers the way back to the top, by 100 px not', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto('/matches/2026-11-22')
    const up = page.getByRole('button', { name: 'Back to top' })
    await scrollTo(page, 101)
    await expect(up).toBeVisible()
    await scrollTo(page, 100)
    await expect(up).toHaveCount(0)
    await scrollTo(page, 600)
    await up.click()
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('before the page has come to life leaves the reader where they are', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/matches/2026-11-22', { waitUntil: 'commit' })
    await expect(list(page).getByRole('listitem').nth(20)).toBeAttached()
    await scrollTo(page, 300)
    release()
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    expect(await scrolled(page)).toBe(300)
  })

  test('begins at the top of the next page, and where one was on the way back', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto('/matches/2026-11-22')
    await scrollTo(page, 700)
    await list(page).getByRole('link', { name: ' – ' }).nth(14).click()
    await page.waitForURL('**/soccer?*')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await page.waitForURL('**/matches/2026-11-22')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
  })
})

test.describe('people who do not use a mouse', () => {
  test('walk along the days with the arrows and open a match with Enter, and see where they are', async ({ page }) => {
    await page.goto('/')
    const focused = (selector: string) =>
      page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 80 && !(await focused(selector)); presses++) await page.keyboard.press('Tab')
      expect(await focused(selector)).toBe(true)
      const outline = await page.evaluate(() => {
        const style = document.activeElement ? getComputedStyle(document.activeElement) : null
        return style ? `${style.outlineStyle} ${style.boxShadow}` : ''
      })
      expect(outline).not.toBe('none none')
    }
    await tabTo('[role="tab"]')
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/matches/2026-11-22')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: '23/11', selected: true })).toBeVisible()
    expect(await focused('[data-day="2026-11-23"]')).toBe(true)
    await expect.poll(() => list(page).getByRole('link', { name: ' – ' }).count()).toBeGreaterThan(5)
    await tabTo('a[href^="/soccer"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/soccer?*')
    await expect(page.getByRole('tab', { name: 'Goals', selected: true })).toBeVisible()
  })
})
