import type { Page } from 'playwright'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { list, stored } from './support/home-page.ts'
import { closeBrowser, visit, WIDTHS } from './support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

async function titleOf(path: string): Promise<string> {
  const answer = await fetch(new URL(path, url))
  expect([path, answer.status]).toEqual([path, 200])
  return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? ''
}

describe('the pages', () => {
  test.each([
    ['/', 'Matches today'],
    ['/matches', 'Matches today'],
    ['/matches/2026-11-22', 'Matches on 22/11/2026'],
    ['/subscription', 'Plans'],
    ['/login', 'Log in'],
    ['/signup', 'Sign up'],
    ['/setting', 'Settings'],
    ['/account/forgot-password', 'Forgotten password'],
    ['/account/reset-password', 'New password'],
    ['/account/deleted', 'Account deleted'],
    ['/activate', 'Activation'],
    ['/contacts', 'Contacts'],
    ['/message/subscribe/expired', 'Your plan has run out'],
    ['/message/subscribe/not-paid', 'Subscription needed'],
  ])('%s is open to everyone as "%s | Touchline"', async (path, title) => {
    expect(await titleOf(path)).toBe(`${title} | Touchline`)
  })

  test('of fixtures, teams, players, leagues, coaches, countries, play and transfers ask for a login first', async () => {
    const { page, leave } = await visit({ url })
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
      await expect.poll(() => page.title()).toBe('Log in | Touchline')
    }
    await leave()
  })

  test('that do not exist are answered as not found, with the way to the matches', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.phone })
    const answer = await page.goto('/no/such/page')
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
    await expect.poll(() => page.title()).toBe('Page not found | Touchline')
    await page.getByRole('link', { name: 'Go to the matches' }).click()
    await page.waitForURL('**/matches')
    await leave([/404/])
  })

  test('have bar and footer, but contacts no footer and activation neither', async () => {
    const { page, leave } = await visit({ url })
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
    await leave()
  })
})

describe('the top bar', () => {
  test('leads home, to the matches, the plans, the settings and the login', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/contacts')
    const bar = page.getByRole('banner')
    const link = (name: string) => bar.getByRole('link', { name, exact: true }).getAttribute('href')
    expect(await link('Touchline, home page')).toBe('/')
    expect(await link('Matches')).toBe('/matches')
    expect(await link('Plans')).toBe('/subscription')
    expect(await link('Settings')).toBe('/setting')
    expect(await link('Log in')).toBe('/login?next=%2Fcontacts')
    await leave()
  })

  test('switches between English and Portuguese, and the choice stays', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/')
    const choice = page.getByRole('group', { name: 'Language' }).getByRole('button')
    expect(await choice.allTextContents()).toEqual(['EN', 'PT'])
    await choice.nth(1).click()
    await page.getByRole('textbox', { name: 'Pesquisar nos próximos jogos' }).waitFor()
    await expect.poll(() => page.title()).toBe('Jogos de hoje | Touchline')
    expect(await stored(page, 'language')).toBe('pt')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('pt')
    await page.getByRole('group', { name: 'Idioma' }).getByRole('button', { name: 'EN' }).click()
    await page.getByRole('textbox', { name: 'Search in upcoming' }).waitFor()
    await leave()
  })

  test('opens the search by its button, "/" and Ctrl-K, but leaves "/" to a text field', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.tablet })
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
      await expect.poll(() => dialog.count()).toBe(0)
    }
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    const field = page.getByRole('textbox', { name: 'Search in upcoming' })
    await field.focus()
    await page.keyboard.press('/')
    expect(await field.inputValue()).toBe('/')
    expect(await dialog.count()).toBe(0)
    await leave()
  })
})

describe('scrolling', () => {
  const scrollTo = (page: Page, y: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

  test('by more than 100 px offers the way back to the top, by 100 px not', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.phone })
    await page.goto('/matches/2026-11-22')
    const up = page.getByRole('button', { name: 'Back to top' })
    await scrollTo(page, 101)
    await up.waitFor()
    await scrollTo(page, 100)
    await expect.poll(() => up.count()).toBe(0)
    await scrollTo(page, 600)
    await up.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await leave()
  })

  test('before the page has come to life leaves the reader where they are', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.phone })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/matches/2026-11-22', { waitUntil: 'commit' })
    await list(page).getByRole('listitem').nth(20).waitFor({ state: 'attached' })
    await scrollTo(page, 300)
    release()
    await page.getByRole('button', { name: 'Back to top' }).waitFor()
    expect(await scrolled(page)).toBe(300)
    await leave()
  })

  test('begins at the top of the next page, and where one was on the way back', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.tablet })
    await page.goto('/matches/2026-11-22')
    await scrollTo(page, 700)
    await list(page).getByRole('link', { name: ' – ' }).nth(14).click()
    await page.waitForURL('**/soccer?*')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await page.waitForURL('**/matches/2026-11-22')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    await leave()
  })
})

describe('people who do not use a mouse', () => {
  test('walk along the days with the arrows and open a match with Enter, and see where they are', async () => {
    const { page, leave } = await visit({ url })
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
    await page.getByRole('tab', { name: '23/11', selected: true }).waitFor()
    expect(await focused('[data-day="2026-11-23"]')).toBe(true)
    await expect.poll(() => list(page).getByRole('link', { name: ' – ' }).count()).toBeGreaterThan(5)
    await tabTo('a[href^="/soccer"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/soccer?*')
    await page.getByRole('tab', { name: 'Goals', selected: true }).waitFor()
    await leave()
  })
})
