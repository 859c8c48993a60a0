import type { Page } from 'playwright'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { stored } from './support/home-page.ts'
import { member } from './support/member.ts'
import { closeBrowser, visit, WIDTHS } from './support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

const field = (page: Page) =>
  page.getByRole('combobox', {
    name: /^(League, team or country|League, team, country, player or coach|Liga, equipa ou país)$/,
  })
const options = (page: Page) => page.getByRole('dialog').getByRole('option')
const searches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/api/search/'))

/** Opens the dialog by what is done; a page that is not hydrated yet misses it, so it is done again after a while. */
async function openSearch(page: Page, open = () => page.keyboard.press('/')) {
  await expect
    .poll(async () => {
      if ((await page.getByRole('dialog').count()) === 0) await open()
      return field(page)
        .waitFor({ timeout: 4000 })
        .then(() => true)
        .catch(() => false)
    })
    .toBe(true)
}

describe('the search', () => {
  test('shows leagues, teams and countries of one text together, asked for in lower case from page 1', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/contacts')
    await openSearch(page)
    expect(await field(page).evaluate((node) => node === document.activeElement)).toBe(true)
    await field(page).fill('SPA')
    await page.getByRole('group', { name: 'Countries and regions' }).getByRole('option', { name: 'Spain' }).waitFor()
    await field(page).fill('REAL')
    await page.getByRole('group', { name: 'Teams' }).getByRole('option', { name: 'Real Madrid' }).waitFor()
    expect(searches(calls)).toEqual(['/api/search/v1?q=spa&pg=1', '/api/search/v1?q=real&pg=1'])
    expect(await options(page).first().getAttribute('href')).toMatch(/^\/team\/\d+$/)
    await leave()
  })

  test('offers members players too, asked of their own search, each with the way to its page', async () => {
    const { ask, storage } = await member(url, 'free@touchline.test')
    const { players } = await ask<{ players: { id: number; name: string }[] }>('/search/v3?q=silva&pg=1')
    const [first] = players
    if (!first) throw new Error('No player is called so')
    const { page, calls, leave } = await visit({ url, storage })
    await page.goto('/contacts')
    await openSearch(page)
    expect(await field(page).getAttribute('placeholder')).toBe('League, team, country, player or coach')
    await field(page).fill('Silva')
    const found = page.getByRole('group', { name: 'Players' }).getByRole('option')
    await expect.poll(() => found.count()).toBe(players.length)
    expect(searches(calls)).toEqual(['/api/search/v3?q=silva&pg=1'])
    expect(await found.first().getAttribute('href')).toBe(`/player/${first.id}`)
    await leave()
  })

  test('asks nothing for an empty text or one that begins with a space, and says so', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/contacts')
    await openSearch(page)
    await page.getByText('What are you looking for?').waitFor()
    await field(page).fill(' real')
    await field(page).press('Enter')
    await page.getByText('a search does not start with a space').waitFor()
    await field(page).fill('zzzz')
    await page.getByText('No results for “zzzz”').waitFor()
    expect(searches(calls)).toEqual(['/api/search/v1?q=zzzz&pg=1'])
    await leave()
  })

  test('is moved through by arrows and opened by Enter, keeps what was looked for and can forget it', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/contacts')
    await openSearch(page)
    await field(page).fill('man u')
    await options(page).first().waitFor()
    const active = page.locator('[role=option][aria-selected=true]')
    expect(await active.textContent()).toContain('Manchester United')
    await field(page).press('ArrowUp')
    await expect.poll(() => options(page).last().getAttribute('aria-selected')).toBe('true')
    await field(page).press('ArrowDown')
    await expect.poll(() => options(page).first().getAttribute('aria-selected')).toBe('true')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await active.getAttribute('id'))
    const href = (await active.getAttribute('href')) ?? ''
    await field(page).press('Enter')
    await page.waitForURL((at) => at.pathname === href || at.searchParams.get('next') === href)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await stored(page, 'recent_searches')).toBe('["man u"]')

    await page.goto('/contacts')
    await openSearch(page)
    await page.getByRole('button', { name: 'man u', exact: true }).click()
    await options(page).first().waitFor()
    await field(page).fill('')
    await page.getByRole('button', { name: 'Forget “man u”' }).click()
    await page.getByText('What are you looking for?').waitFor()
    expect(await stored(page, 'recent_searches')).toBeNull()
    await leave()
  })

  test('opens the first hit on Enter, pressed before the hits are there too, however the name is typed', async () => {
    const { page, leave } = await visit({ url, storage: (await member(url, 'demo@touchline.test')).storage })
    for (const [text, club] of [
      ['mancester', /^Manchester (City|United)$/],
      ['inter milan', 'Inter'],
    ] as const) {
      await page.goto('/contacts')
      await openSearch(page, () => page.keyboard.press('Control+k'))
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await page.waitForURL((at) => at.pathname.startsWith('/team/'))
      await page.getByRole('heading', { level: 1, name: club }).waitFor()
    }
    await leave()
  })

  test('is narrowed to one kind and widened again where that has nothing', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/contacts')
    await openSearch(page)
    const kinds = page.getByRole('dialog').getByRole('group', { name: 'What to look for' })
    expect(await kinds.getByRole('radio').count()).toBe(4)
    await kinds.getByText('Leagues').click()
    await field(page).fill('real madrid')
    await page.getByText('Nothing of this kind').waitFor()
    await page.getByRole('button', { name: 'Search everything' }).click()
    await page.getByRole('group', { name: 'Teams' }).getByRole('option', { name: 'Real Madrid' }).first().waitFor()
    await kinds.getByText('Countries').click()
    await field(page).fill('spain')
    await options(page).filter({ hasText: 'Spain' }).waitFor()
    expect(searches(calls)).toEqual([
      '/api/search/v1?q=real+madrid&pg=1&kind=league',
      '/api/search/v1?q=real+madrid&pg=1',
    ])
    await leave()
  })

  test('shows a visitor of which kind the pages are and that they are for subscribers', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/contacts')
    await openSearch(page)
    await field(page).fill('real madrid')
    await page.getByRole('group', { name: 'Teams pages for subscribers' }).waitFor()
    await leave()
  })

  test('forgets all recent searches at once', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/contacts')
    await page.evaluate(() => localStorage.setItem('recent_searches', '["real","psg"]'))
    await page.reload()
    await openSearch(page)
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText('What are you looking for?').waitFor()
    expect(await stored(page, 'recent_searches')).toBeNull()
    await leave()
  })

  test('offers more while there is more', async () => {
    const { page, calls, leave } = await visit({ url, width: WIDTHS.phone })
    await page.goto('/contacts')
    await openSearch(page)
    await field(page).fill('s')
    const more = page.getByRole('dialog').getByRole('button', { name: 'More' })
    await more.waitFor()
    const before = await options(page).count()
    await more.click()
    await expect.poll(() => options(page).count()).toBeGreaterThan(before)
    expect(searches(calls)).toEqual(['/api/search/v1?q=s&pg=1', '/api/search/v1?q=s&pg=2'])
    await field(page).fill('real madrid')
    await expect.poll(() => more.count()).toBe(0)
    await leave()
  })

  test('says that it could not be read, with a retry', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/contacts')
    await openSearch(page)
    await page.route('**/api/search/**', (route) => route.fulfill({ status: 400, json: {} }))
    await field(page).fill('real')
    const alert = page.getByRole('dialog').getByRole('alert')
    await alert.waitFor()
    await page.unroute('**/api/search/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await options(page).first().waitFor()
    await leave([/400/])
  })

  test('finds countries in Portuguese, closes with Escape and gives the focus back', async () => {
    const { page, leave } = await visit({ url, language: 'pt' })
    await page.goto('/contacts')
    const button = page.getByRole('banner').getByRole('button', { name: 'Pesquisar' })
    await openSearch(page, () => button.click())
    await field(page).fill('alem')
    await options(page).filter({ hasText: 'Alemanha' }).first().waitFor()
    await field(page).press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true)
    await leave()
  })
})
