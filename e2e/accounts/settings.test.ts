import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'

async function logIn(page: Page, account: string) {
  await page.goto('/login')
  await page.getByRole('button', { name: account }).click()
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => at.pathname === '/')
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const chosenNames = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')?.replace('Remove ', '')))

test.describe('the tabs', () => {
  test('are in the address, are reached by arrow keys, and ask for data only when they are open', async ({
    page,
    calls,
  }) => {
    await page.goto('/setting')
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveText(['General', 'Favourites', 'Top leagues', 'Top clubs'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/setting?tab=favorite')
    await expect(page.getByText('Sorry, please login to see this data. Thanks.')).toBeVisible()
    await page.keyboard.press('End')
    await page.waitForURL('**/setting?tab=topclub')
    await page.reload()
    await expect(
      page.getByRole('textbox', { name: 'Club name' }).or(page.getByRole('combobox', { name: 'Club name' })),
    ).toBeVisible()
    await page.goto('/setting?tab=topleague')
    await expect(page.getByText('Sorry, please login to see this data. Thanks.')).toBeVisible()
    expect(calls.filter((call) => /country\/league|favourites/.test(call))).toEqual([])
  })

  test('for clubs: a result can be pressed on a phone', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.phone })
    await page.goto('/setting?tab=topclub')
    const before = await chosenNames(page)
    await page.getByRole('combobox', { name: 'Club name' }).fill('porto')
    await page.getByRole('option', { name: /Porto/ }).first().click()
    await expect.poll(() => chosenNames(page)).toHaveLength(before.length + 1)
  })

  test('for clubs: found by name, ordered by keyboard, removed with an undo; the home page follows', async ({
    page,
    calls,
  }) => {
    await page.goto('/setting?tab=topclub')
    const before = await chosenNames(page)
    const name = page.getByRole('combobox', { name: 'Club name' })
    await name.fill(' porto')
    await name.fill('PORTO')
    await expect(page.getByRole('option', { name: /Porto/ }).first()).toBeVisible()
    expect(calls.filter((call) => call.startsWith('/api/team/name/'))).toEqual(['/api/team/name/porto'])
    await name.press('Enter')
    await expect.poll(() => chosenNames(page)).toHaveLength(before.length + 1)
    const added = (await chosenNames(page)).at(-1)
    const up = page.getByRole('button', { name: `Move ${added} up` })
    await up.focus()
    for (let step = before.length; step > 0; step--) {
      await page.keyboard.press('Enter')
      await expect.poll(() => chosenNames(page).then((names) => names.indexOf(added))).toBe(step - 1)
      expect(await focused(page)).toMatch(new RegExp(`^Move ${added} (up|down)$`))
    }
    await page.getByRole('button', { name: `Remove ${before[0]}` }).click()
    await expect.poll(() => chosenNames(page)).not.toContain(before[0])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => chosenNames(page)).toEqual([added, ...before])
    const kept = JSON.parse((await stored(page, 'topclub')) ?? '[]') as { team_name: string; order: number }[]
    expect(kept.map(({ order }) => order)).toEqual(kept.map((_, index) => index + 1))
    await page.goto('/')
    const box = page.getByRole('region', { name: 'Top clubs' })
    await expect(box.getByRole('listitem').first()).toContainText(added ?? '')
    await page.goto('/setting?tab=topclub')
    await page.getByRole('button', { name: 'Restore defaults' }).click()
    await expect.poll(() => chosenNames(page)).toEqual(before)
    expect(await stored(page, 'topclub')).toBe('null')
  })

  test('for leagues: a country first, then its leagues; one that is not active says so and cannot be picked', async ({
    page,
  }) => {
    await logIn(page, 'demo@touchline.test')
    await page.goto('/setting?tab=topleague')
    await expect(page.getByText('Choose a country to see its leagues.')).toBeVisible()
    const leaguesOf = async (name: string) => {
      const answered = page.waitForResponse(/\/api\/country\/league\//)
      const country = page.getByRole('combobox', { name: 'Country or region' })
      await country.fill(name)
      await country.press('Enter')
      return (await (await answered).json()) as {
        type: number
        leagues: { league_name: string; is_active: boolean }[]
      }
    }
    const { type, leagues } = await leaguesOf('portug')
    expect(type).toBe(2)
    const name = leagues.find(({ is_active }) => is_active)?.league_name ?? ''
    await page.getByRole('button', { name: `Add ${name}` }).click()
    await expect.poll(() => chosenNames(page)).toContain(name)
    expect(JSON.parse((await stored(page, 'topleague')) ?? '[]')).toContainEqual(
      expect.objectContaining({ league_name: name, country_name: 'Portugal' }),
    )

    const european = (await leaguesOf('Europe')).leagues
    const stopped = european.filter(({ is_active }) => !is_active)
    expect(stopped).not.toEqual([])
    for (const { league_name, is_active } of european) {
      const found = page.getByRole('listitem').filter({ hasText: league_name }).last()
      expect([
        league_name,
        await found.getByRole('button', { name: `Add ${league_name}`, exact: true }).count(),
        await found.getByText('This league is not active.').count(),
      ]).toEqual([league_name, is_active ? 1 : 0, is_active ? 0 : 1])
    }
  })
})

test.describe('favourites of a member', () => {
  test('are added by country, sent to the server by flag, and are there in the next browser', async ({ visit }) => {
    const { page } = await visit()
    await logIn(page, 'demo@touchline.test')
    await page.goto('/setting?tab=favorite')
    const country = page.getByRole('combobox', { name: 'Country or region' })
    await country.fill('Scotland')
    await country.press('Enter')
    const pick = page.getByRole('button', { name: /^Add / }).first()
    await expect(pick).toBeVisible()
    const league = ((await pick.getAttribute('aria-label')) ?? '').replace('Add ', '')
    const flagOf = async () => {
      const request = await page.waitForRequest(/\/api\/pick_favorite/)
      return (request.postDataJSON() as { flag: number }).flag
    }
    const adding = flagOf()
    await pick.click()
    expect(await adding).toBe(1)
    await expect.poll(() => chosenNames(page)).toContain(league)

    const other = await visit()
    await logIn(other.page, 'demo@touchline.test')
    await other.page.goto('/setting?tab=favorite')
    await expect.poll(() => chosenNames(other.page)).toContain(league)

    const removing = flagOf()
    await page.getByRole('button', { name: `Remove ${league}` }).click()
    expect(await removing).toBe(0)
    await expect.poll(() => chosenNames(page)).not.toContain(league)
  })

  test('without a plan: the list is there, and in place of the leagues of a country stands why not', async ({
    page,
  }) => {
    await logIn(page, 'free@touchline.test')
    await page.goto('/setting?tab=favorite')
    await expect(page.getByText(/^No favourite leagues yet\./)).toBeVisible()
    const country = page.getByRole('combobox', { name: 'Country or region' })
    await country.fill('Spain')
    await country.press('Enter')
    await expect(
      page.getByText("Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."),
    ).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/setting')
  })
})
