import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'

async function openGeneral(page: Page) {
  await page.goto('/setting')
  await expect(page.getByRole('tab', { name: /^(General|Geral)$/ })).toHaveAttribute('aria-selected', 'true')
}

const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save|Guardar)$/ })

test.describe('the general settings', () => {
  test('can be saved after a change, survive a reload, and hold in the other language', { tag: '@smoke' }, async ({
    page,
    calls,
  }) => {
    await openGeneral(page)
    await expect(saveButton(page)).toBeDisabled()
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
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    await expect(saveButton(page)).toBeDisabled()
    expect(await saved()).toEqual(['1', '10', '30', '1', '1', '-5'])
    expect(calls.slice(asked)).toEqual([])
    await page.reload()
    await expect(page.getByRole('radio', { name: 'American (US)' })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('data-palette', '1')

    await page.getByRole('combobox', { name: 'Language' }).selectOption('pt')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await saveButton(page).click()
    await expect(page.getByText('Guardado.', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
    expect(await stored(page, 'language')).toBe('pt')
    await expect(page.getByRole('combobox', { name: 'Treinador novo durante' })).toHaveValue('30')
    await page.getByRole('banner').getByRole('button', { name: 'EN' }).click()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('en')
  })

  test('are shown as chosen on the way back from a page where another language was chosen', async ({ page }) => {
    await openGeneral(page)
    await page.getByRole('banner').getByRole('button', { name: 'PT' }).click()
    await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible()
    await page.goto('/help')
    await page.goBack()
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toHaveValue('pt')
  })

  test('that are not saved are there again after leaving, until they are discarded', async ({ page }) => {
    await openGeneral(page)
    await page.getByText('American (US)').click()
    await page.goto('/login')
    await openGeneral(page)
    await expect(page.getByRole('radio', { name: 'American (US)' })).toBeChecked()
    expect(await stored(page, 'odds_format')).toBeNull()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('radio', { name: 'Decimal (EU)' })).toBeChecked()
    await expect(saveButton(page)).toBeDisabled()
  })

  test('show a clock of the chosen zone before anything is saved', async ({ page }) => {
    await openGeneral(page)
    const zone = page.getByRole('combobox', { name: 'Time zone' })
    await expect(zone.locator('option')).toHaveCount(25)
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
  })

  test('have a clock that goes on every second, and say for a second and a half that they were saved', async ({
    page,
  }) => {
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
    await expect(words).toBeVisible()
    await page.clock.runFor(1499)
    await expect(words).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(words).toHaveCount(0)
  })

  test('take a place instead of an offset, found by its name, and give the offset back', async ({ visit }) => {
    const { page } = await visit({ storage: { tz: '+2' } })
    await openGeneral(page)
    await page.getByText('By place').click()
    const place = page.getByRole('combobox', { name: 'Place' })
    await place.fill('kolka')
    await place.press('ArrowDown')
    await place.press('Enter')
    await expect(page.getByText('UTC+5:30')).toBeVisible()
    await saveButton(page).click()
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
    expect(await stored(page, 'tz_place')).toMatch(/Kolkata|Calcutta/)
    await page.getByText('Fixed offset', { exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('+2')
  })
})
