import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { stored } from './support/home-page.ts'
import { WIDTHS } from './support/visitor.ts'
import { demoMember } from './support/worlds/demo.ts'

const field = (page: Page) =>
  page.getByRole('combobox', {
    name: /^(League, team or country|League, team, country, player or coach|Liga, equipa ou país)$/,
  })
const options = (page: Page) => page.getByRole('dialog').getByRole('option')
const searches = (calls: readonly string[]) => calls.filter((call) => call.startsWith('/api/search/'))

/** Opens the dialog by an action; a page that is not hydrated yet misses it, so it is repeated after a while. */
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

test.describe('the search', () => {
  test('shows leagues, teams and countries for one text together, requested in lower case from page 1', {
    tag: '@smoke',
  }, async ({ page, calls }) => {
    await page.goto('/contacts')
    await openSearch(page)
    await expect(field(page)).toBeFocused()
    await field(page).fill('SPA')
    await expect(
      page.getByRole('group', { name: 'Countries and regions' }).getByRole('option', { name: 'Spain' }),
    ).toBeVisible()
    await field(page).fill('REAL')
    await expect(page.getByRole('group', { name: 'Teams' }).getByRole('option', { name: 'Real Madrid' })).toBeVisible()
    expect(searches(calls)).toEqual(['/api/search/v1?q=spa&pg=1', '/api/search/v1?q=real&pg=1'])
    await expect(options(page).first()).toHaveAttribute('href', /^\/team\/\d+$/)
  })

  test('offers members players too, asked of their own search, each with the way to its page', async ({ visit }) => {
    const { ask } = await demoMember('member')
    const { players } = await ask<{ players: { id: number; name: string }[] }>('/search/v3?q=silva&pg=1')
    const [first] = players
    if (!first) throw new Error('No player is called so')
    const { page, calls } = await visit({ as: 'member' })
    await page.goto('/contacts')
    await openSearch(page)
    await expect(field(page)).toHaveAttribute('placeholder', 'League, team, country, player or coach')
    await field(page).fill('Silva')
    const found = page.getByRole('group', { name: 'Players' }).getByRole('option')
    await expect(found).toHaveCount(players.length)
    expect(searches(calls)).toEqual(['/api/search/v3?q=silva&pg=1'])
    await expect(found.first()).toHaveAttribute('href', `/player/${first.id}`)
  })

  test('asks nothing for an empty text or one that begins with a space, and says so', async ({ page, calls }) => {
    await page.goto('/contacts')
    await openSearch(page)
    await expect(page.getByText('What are you looking for?')).toBeVisible()
    await field(page).fill(' real')
    await field(page).press('Enter')
    await expect(page.getByText('Start with a letter, not a space.')).toBeVisible()
    await field(page).fill('zzzz')
    await expect(page.getByText('No results for “zzzz”')).toBeVisible()
    expect(searches(calls)).toEqual(['/api/search/v1?q=zzzz&pg=1'])
  })

  test('is moved through by arrows and opened by Enter, keeps what was looked for and can forget it', async ({
    page,
  }) => {
    await page.goto('/contacts')
    await openSearch(page)
    await field(page).fill('man u')
    await expect(options(page).first()).toBeVisible()
    const active = page.locator('[role=option][aria-selected=true]')
    await expect(active).toContainText('Manchester United')
    await field(page).press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await field(page).press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '?')
    const href = (await active.getAttribute('href')) ?? ''
    await field(page).press('Enter')
    await page.waitForURL((at) => at.pathname === href || at.searchParams.get('next') === href)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await stored(page, 'recent_searches')).toBe('["man u"]')

    await page.goto('/contacts')
    await openSearch(page)
    await page.getByRole('button', { name: 'man u', exact: true }).click()
    await expect(options(page).first()).toBeVisible()
    await field(page).fill('')
    await page.getByRole('button', { name: 'Forget “man u”' }).click()
    await expect(page.getByText('What are you looking for?')).toBeVisible()
    expect(await stored(page, 'recent_searches')).toBeNull()
  })

  test('opens the first hit on Enter, pressed before the hits are there too, however the name is typed', async ({
    visit,
  }) => {
    const { page } = await visit({ as: 'subscriber' })
    for (const [text, club] of [
      ['mancester', /^Manchester (City|United)$/],
      ['inter milan', 'Inter'],
    ] as const) {
      await page.goto('/contacts')
      await openSearch(page, () => page.keyboard.press('Control+k'))
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
      await page.waitForURL((at) => at.pathname.startsWith('/team/'))
      await expect(page.getByRole('heading', { level: 1, name: club })).toBeVisible()
    }
  })

  test('is narrowed to one kind and widened again where that has nothing', async ({ page, calls }) => {
    await page.goto('/contacts')
    await openSearch(page)
    const kinds = page.getByRole('dialog').getByRole('group', { name: 'What to look for' })
    await expect(kinds.getByRole('radio')).toHaveCount(4)
    await kinds.getByText('Leagues').click()
    await field(page).fill('real madrid')
    await expect(page.getByText('No results of this type.')).toBeVisible()
    await page.getByRole('button', { name: 'Search everything' }).click()
    await expect(
      page.getByRole('group', { name: 'Teams' }).getByRole('option', { name: 'Real Madrid' }).first(),
    ).toBeVisible()
    await kinds.getByText('Countries').click()
    await field(page).fill('spain')
    await expect(options(page).filter({ hasText: 'Spain' })).toBeVisible()
    expect(searches(calls)).toEqual([
      '/api/search/v1?q=real+madrid&pg=1&kind=league',
      '/api/search/v1?q=real+madrid&pg=1',
    ])
  })

  test('shows a visitor of which kind the pages are and that they are for subscribers', async ({ page }) => {
    await page.goto('/contacts')
    await openSearch(page)
    await field(page).fill('real madrid')
    await expect(page.getByRole('group', { name: 'Teams pages for subscribers' })).toBeVisible()
  })

  test('forgets all recent searches at once', async ({ page }) => {
    await page.goto('/contacts')
    await page.evaluate(() => localStorage.setItem('recent_searches', '["real","psg"]'))
    await page.reload()
    await openSearch(page)
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(page.getByText('What are you looking for?')).toBeVisible()
    expect(await stored(page, 'recent_searches')).toBeNull()
  })

  test('offers more while there is more', async ({ visit }) => {
    const { page, calls } = await visit({ width: WIDTHS.phone })
    await page.goto('/contacts')
    await openSearch(page)
    await field(page).fill('s')
    const more = page.getByRole('dialog').getByRole('button', { name: 'More' })
    await expect(more).toBeVisible()
    const before = await options(page).count()
    await more.click()
    await expect.poll(() => options(page).count()).toBeGreaterThan(before)
    expect(searches(calls)).toEqual(['/api/search/v1?q=s&pg=1', '/api/search/v1?q=s&pg=2'])
    await field(page).fill('real madrid')
    await expect(more).toHaveCount(0)
  })

  test('says that it could not be read, with a retry', async ({ page, allowInConsole }) => {
    allowInConsole(/400/)
    await page.goto('/contacts')
    await openSearch(page)
    await page.route('**/api/search/**', (route) => route.fulfill({ status: 400, json: {} }))
    await field(page).fill('real')
    const alert = page.getByRole('dialog').getByRole('alert')
    await expect(alert).toBeVisible()
    await page.unroute('**/api/search/**')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(options(page).first()).toBeVisible()
  })

  test('finds countries in Portuguese, closes with Escape and gives the focus back', async ({ visit }) => {
    const { page } = await visit({ language: 'pt' })
    await page.goto('/contacts')
    const button = page.getByRole('banner').getByRole('button', { name: 'Pesquisar' })
    await openSearch(page, () => button.click())
    await field(page).fill('alem')
    await expect(options(page).filter({ hasText: 'Alemanha' }).first()).toBeVisible()
    await field(page).press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})
