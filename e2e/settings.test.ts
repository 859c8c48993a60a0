import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { stored } from './support/home-page.ts'
import { closeBrowser, visit, WIDTHS } from './support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

async function logIn(page: Page, account: string) {
  await page.goto('/login')
  await page.getByRole('button', { name: account }).click()
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => at.pathname === '/')
}

/** Goes to the general tab and waits until it listens: what only the browser knows is drawn last. */
async function openGeneral(page: Page) {
  await page.goto('/setting')
  await page.getByText(/Your device is in|O seu dispositivo está em/).waitFor()
}

const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save|Guardar)$/ })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const chosenNames = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')?.replace('Remove ', '')))

describe('the general settings', () => {
  test('can be saved after a change, survive a reload, and hold in the other language', async () => {
    const { page, leave } = await visit({ url })
    await openGeneral(page)
    expect(await saveButton(page).isDisabled()).toBe(true)
    await page.getByText('American (US)').click()
    await page.getByRole('combobox', { name: 'Matches that count' }).selectOption('10')
    await page.getByRole('combobox', { name: 'A coach is new for' }).selectOption('30')
    await page.getByRole('radio', { name: /Colour-blind safe/ }).check()
    expect(await stored(page, 'odds_format')).toBeNull()
    await saveButton(page).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await page.getByText('Saved.', { exact: true }).waitFor({ state: 'detached' })
    expect(await saveButton(page).isDisabled()).toBe(true)
    expect([await stored(page, 'odds_format'), await stored(page, 'count_form')]).toEqual(['1', '10'])
    await page.reload()
    await page.getByText('Your device is in').waitFor()
    expect(await page.getByRole('radio', { name: 'American (US)' }).isChecked()).toBe(true)
    expect(await page.locator('html').getAttribute('data-palette')).toBe('1')

    await page.getByRole('combobox', { name: 'Language' }).selectOption('pt')
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await saveButton(page).click()
    await page.getByRole('heading', { name: 'Definições' }).waitFor()
    expect(await stored(page, 'language')).toBe('pt')
    expect(await page.getByRole('combobox', { name: 'Um treinador é novo durante' }).inputValue()).toBe('30')
    await page.getByRole('banner').getByRole('button', { name: 'EN' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('en')
    await leave()
  })

  test('that are not saved are there again after leaving, until they are discarded', async () => {
    const { page, leave } = await visit({ url })
    await openGeneral(page)
    await page.getByText('American (US)').click()
    await page.goto('/login')
    await openGeneral(page)
    await expect.poll(() => page.getByRole('radio', { name: 'American (US)' }).isChecked()).toBe(true)
    expect(await stored(page, 'odds_format')).toBeNull()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => page.getByRole('radio', { name: 'Decimal (EU)' }).isChecked()).toBe(true)
    expect(await saveButton(page).isDisabled()).toBe(true)
    await leave()
  })

  test('show a clock of the chosen zone that goes on by the second, before anything is saved', async () => {
    const { page, leave } = await visit({ url })
    await openGeneral(page)
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    expect(await zone.locator('option').count()).toBe(25)
    const shown = async () => (await page.getByTestId('clock').locator('time').innerText()).trim()
    const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    const first = await shown()
    await expect.poll(shown).not.toBe(first)
    await zone.selectOption('-12')
    const behind = await shown()
    await zone.selectOption('+12')
    const ahead = (secondsOf(await shown()) - secondsOf(behind) + 86_400) % 86_400
    expect(Math.min(ahead, 86_400 - ahead)).toBeLessThan(60)
    await zone.selectOption('+3')
    expect((secondsOf(await shown()) - secondsOf(behind) + 86_400) % 86_400).toBeGreaterThanOrEqual(15 * 3600)
    expect(await stored(page, 'tz')).toBeNull()
    await leave()
  })

  test('take a place instead of an offset, found by its name, and give the offset back', async () => {
    const { page, leave } = await visit({ url, storage: { tz: '+2' } })
    await openGeneral(page)
    await page.getByText('As in a place').click()
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('kolka')
    await place.press('ArrowDown')
    await place.press('Enter')
    await page.getByText('UTC+5:30').waitFor()
    await saveButton(page).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await stored(page, 'tz_place')).toMatch(/Kolkata|Calcutta/)
    await page.getByText('At a fixed offset').click()
    expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('+2')
    await leave()
  })
})

describe('the tabs', () => {
  test('stand in the address, are reached by arrow keys, and ask for data only when they are open', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/setting')
    const tabs = page.getByRole('tab')
    expect(await tabs.allTextContents()).toEqual(['General', 'Favourites', 'Top leagues', 'Top clubs'])
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForURL('**/setting?tab=favorite')
    await page.getByText('Sorry, please login to see this data. Thanks.').waitFor()
    await page.keyboard.press('End')
    await page.waitForURL('**/setting?tab=topclub')
    await page.reload()
    await page
      .getByRole('textbox', { name: 'Name of a club' })
      .or(page.getByRole('combobox', { name: 'Name of a club' }))
      .waitFor()
    await page.goto('/setting?tab=topleague')
    await page.getByText('Sorry, please login to see this data. Thanks.').waitFor()
    expect(calls.filter((call) => /country\/league|favourites/.test(call))).toEqual([])
    await leave()
  })

  test('of clubs: found by name, put in order by keyboard, taken out with a way back; the home page follows', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/setting?tab=topclub')
    const before = await chosenNames(page)
    const name = page.getByRole('combobox', { name: 'Name of a club' })
    await name.fill(' porto')
    await name.fill('PORTO')
    await page.getByRole('option', { name: /Porto/ }).first().waitFor()
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
    await expect.poll(() => box.getByRole('listitem').first().innerText()).toContain(added ?? '')
    await page.goto('/setting?tab=topclub')
    await page.getByRole('button', { name: 'Back to the usual ones' }).click()
    await expect.poll(() => chosenNames(page)).toEqual(before)
    expect(await stored(page, 'topclub')).toBe('null')
    await leave()
  })

  test('of leagues: a country first, then its leagues; one that is not played carries the words and cannot be picked', async () => {
    const { page, leave } = await visit({ url })
    await logIn(page, 'demo@touchline.test')
    await page.goto('/setting?tab=topleague')
    await page.getByText('Choose a country to see its leagues.').waitFor()
    const answered = page.waitForResponse(/\/api\/country\/league\//)
    const country = page.getByRole('combobox', { name: 'Country or region' })
    await country.fill('portug')
    await country.press('Enter')
    const { type, leagues } = (await (await answered).json()) as {
      type: number
      leagues: { league_name: string; is_active: boolean }[]
    }
    expect(type).toBe(2)
    const active = leagues.find(({ is_active }) => is_active)?.league_name ?? ''
    await page.getByRole('button', { name: `Add ${active}` }).click()
    await expect.poll(() => chosenNames(page)).toContain(active)
    expect(JSON.parse((await stored(page, 'topleague')) ?? '[]')).toContainEqual(
      expect.objectContaining({ league_name: active, country_name: 'Portugal' }),
    )
    for (const { league_name, is_active } of leagues) {
      expect(await page.getByRole('button', { name: `Add ${league_name}`, exact: true }).count()).toBe(
        is_active ? 1 : 0,
      )
    }
    await leave()
  })
})

test.each([WIDTHS.phone, WIDTHS.desktop])('tabs and account page are accessible and fit at %i px', async (width) => {
  const { page, leave } = await visit({ url, width, language: 'pt' })
  await logIn(page, 'demo@touchline.test')
  for (const path of [
    '/setting',
    '/setting?tab=favorite',
    '/setting?tab=topleague',
    '/setting?tab=topclub',
    '/account',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: /^(Definições|A sua conta)$/ }).waitFor()
    await expect.poll(() => page.getByTestId('spinner').count()).toBe(0)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect([path, violations.map(({ id, nodes }) => [id, nodes[0]?.html])]).toEqual([path, []])
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect([path, beyond > 0]).toEqual([path, false])
  }
  await leave()
})

describe('favourites of a member', () => {
  test('are added by country, told to the server by flag, and stand in the next browser', async () => {
    const { page, leave } = await visit({ url })
    await logIn(page, 'demo@touchline.test')
    await page.goto('/setting?tab=favorite')
    const country = page.getByRole('combobox', { name: 'Country or region' })
    await country.fill('Scotland')
    await country.press('Enter')
    const pick = page.getByRole('button', { name: /^Add / }).first()
    await pick.waitFor()
    const league = ((await pick.getAttribute('aria-label')) ?? '').replace('Add ', '')
    const flagOf = async () => {
      const request = await page.waitForRequest(/\/api\/pick_favorite/)
      return (request.postDataJSON() as { flag: number }).flag
    }
    const adding = flagOf()
    await pick.click()
    expect(await adding).toBe(1)
    await expect.poll(() => chosenNames(page)).toContain(league)

    const other = await visit({ url })
    await logIn(other.page, 'demo@touchline.test')
    await other.page.goto('/setting?tab=favorite')
    await expect.poll(() => chosenNames(other.page)).toContain(league)
    await other.leave()

    const removing = flagOf()
    await page.getByRole('button', { name: `Remove ${league}` }).click()
    expect(await removing).toBe(0)
    await expect.poll(() => chosenNames(page)).not.toContain(league)
    await leave()
  })

  test('without a plan: the list is there, and in place of the leagues of a country stands why not', async () => {
    const { page, leave } = await visit({ url })
    await logIn(page, 'free@touchline.test')
    await page.goto('/setting?tab=favorite')
    await page.getByText('No favourite league yet.').waitFor()
    const country = page.getByRole('combobox', { name: 'Country or region' })
    await country.fill('Spain')
    await country.press('Enter')
    await page
      .getByText("Sorry, you don't have permission to view this data. Please subscribe for this. Thanks.")
      .waitFor()
    expect(new URL(page.url()).pathname).toBe('/setting')
    await leave()
  })
})
