import type { Page } from 'playwright'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { stored } from '../support/home-page.ts'
import { closeBrowser, visit } from '../support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

/** Goes to the general tab and waits until it listens: what only the browser knows is drawn last. */
async function openGeneral(page: Page) {
  await page.goto('/setting')
  await page.getByText(/Your device is set to|O seu dispositivo usa a hora de/).waitFor()
}

const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save|Guardar)$/ })

describe('the general settings', () => {
  test('can be saved after a change, survive a reload, and hold in the other language', async () => {
    const { page, calls, leave } = await visit({ url })
    await openGeneral(page)
    expect(await saveButton(page).isDisabled()).toBe(true)
    await page.getByText('American (US)').click()
    await page.getByRole('combobox', { name: 'Matches counted' }).selectOption('10')
    await page.getByRole('combobox', { name: 'New coach badge for' }).selectOption('30')
    await page.getByRole('group', { name: 'Which matches' }).getByText('All').click()
    await page.getByRole('group', { name: 'Competitions' }).getByText('Same competition').click()
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('-5')
    await page.getByRole('radio', { name: /Colour-blind safe/ }).check()
    const keys = ['odds_format', 'count_form', 'days_coach_changed', 'type_form', 'league_form', 'tz'] as const
    const saved = () => Promise.all(keys.map((key) => stored(page, key)))
    expect(await saved()).toEqual(keys.map(() => null))
    const asked = calls.length
    await saveButton(page).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await saveButton(page).isDisabled()).toBe(true)
    expect(await saved()).toEqual(['1', '10', '30', '1', '1', '-5'])
    expect(calls.slice(asked)).toEqual([])
    await page.reload()
    await page.getByText('Your device is set to').waitFor()
    expect(await page.getByRole('radio', { name: 'American (US)' }).isChecked()).toBe(true)
    expect(await page.locator('html').getAttribute('data-palette')).toBe('1')

    await page.getByRole('combobox', { name: 'Language' }).selectOption('pt')
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await saveButton(page).click()
    await page.getByText('Guardado.', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Definições' }).waitFor()
    expect(await stored(page, 'language')).toBe('pt')
    expect(await page.getByRole('combobox', { name: 'Um treinador é novo durante' }).inputValue()).toBe('30')
    await page.getByRole('banner').getByRole('button', { name: 'EN' }).click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('en')
    await leave()
  })

  test('are shown as chosen to whoever goes back to them after choosing another language elsewhere', async () => {
    const { page, leave } = await visit({ url })
    await openGeneral(page)
    await page.getByRole('banner').getByRole('button', { name: 'PT' }).click()
    await page.getByRole('heading', { name: 'Definições' }).waitFor()
    await page.goto('/help')
    await page.goBack()
    await page.getByText('O seu dispositivo usa a hora de').waitFor()
    expect(await page.getByRole('combobox', { name: 'Idioma' }).inputValue()).toBe('pt')
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

  test('show a clock of the chosen zone before anything is saved', async () => {
    const { page, leave } = await visit({ url })
    await openGeneral(page)
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    expect(await zone.locator('option').count()).toBe(25)
    const shown = async () => (await page.getByTestId('clock').locator('time').innerText()).trim()
    const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
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

  test('have a clock that goes on every second, and say for a second and a half that they were saved', async () => {
    const { page, leave } = await visit({ url })
    await page.clock.install()
    await openGeneral(page)
    await page.getByText('American (US)').click()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const time = page.getByTestId('clock').locator('time')
    const seconds = async () => Number((await time.innerText()).slice(-2))
    const before = await seconds()
    await page.clock.runFor(1000)
    expect((await seconds()) - before).toBe(before === 59 ? -59 : 1)
    await saveButton(page).click()
    const words = page.getByText('Saved.', { exact: true })
    await words.waitFor()
    await page.clock.runFor(1499)
    expect(await words.count()).toBe(1)
    await page.clock.runFor(1)
    await expect.poll(() => words.count()).toBe(0)
    await leave()
  })

  test('take a place instead of an offset, found by its name, and give the offset back', async () => {
    const { page, leave } = await visit({ url, storage: { tz: '+2' } })
    await openGeneral(page)
    await page.getByText('By place').click()
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('kolka')
    await place.press('ArrowDown')
    await place.press('Enter')
    await page.getByText('UTC+5:30').waitFor()
    await saveButton(page).click()
    await page.getByText('Saved.', { exact: true }).waitFor()
    expect(await stored(page, 'tz_place')).toMatch(/Kolkata|Calcutta/)
    await page.getByText('Fixed offset', { exact: true }).click()
    expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('+2')
    await leave()
  })
})
