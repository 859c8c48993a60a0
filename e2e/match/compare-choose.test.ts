import { afterAll, describe, expect, inject, test } from 'vitest'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

describe('the page where two teams are chosen', () => {
  test('is what the menu leads to, and the keyboard alone gets from there to the comparison', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/help')
    await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL('**/compare')
    await page.getByRole('heading', { level: 1, name: 'Compare teams' }).waitFor()
    const main = page.getByRole('main')
    await expect
      .poll(() =>
        main.getByRole('combobox', { name: 'Home team' }).evaluate((field) => field === document.activeElement),
      )
      .toBe(true)
    for (const name of ['Arsenal', 'Barcelona']) {
      await page.keyboard.type(name)
      await main
        .getByRole('option', { name: new RegExp(`^${name}`) })
        .first()
        .waitFor()
      await page.keyboard.press('Enter')
      await main.getByRole('button', { name: `Change ${name}` }).waitFor()
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/compare/teams/**')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ hn: 'Arsenal', an: 'Barcelona' })
    await page.getByRole('link', { name: 'Other teams' }).click()
    await page.waitForURL('**/compare?*')
    await main.getByRole('button', { name: 'Change Barcelona' }).waitFor()
    await leave()
  })

  test('refuses the same team twice in words', async () => {
    const { page, leave } = await visit({ url, width: WIDTHS.tablet })
    await page.goto('/compare')
    const main = page.getByRole('main')
    for (const label of ['Home team', 'Away team']) {
      await main.getByRole('combobox', { name: label }).fill('Arsenal')
      await main
        .getByRole('option', { name: /^Arsenal/ })
        .first()
        .click()
    }
    await main.getByRole('alert').getByText('You have already picked Arsenal. Choose two different teams.').waitFor()
    expect(await main.getByRole('button', { name: 'Compare', exact: true }).isDisabled()).toBe(true)
    await leave()
  })

  test('has the choice in its address, which shows another person the same', async () => {
    const one = await visit({ url, width: WIDTHS.phone, language: 'pt' })
    await one.page.goto('/compare')
    await one.page.getByRole('button', { name: 'Liverpool' }).click()
    await one.page.waitForURL('**/compare?*hn=Liverpool*')
    const other = await visit({ url })
    await other.page.goto(one.page.url())
    const main = other.page.getByRole('main')
    await main.getByRole('button', { name: 'Change Liverpool' }).waitFor()
    expect(await main.getByRole('combobox', { name: 'Home team' }).count()).toBe(0)
    await one.leave()
    await other.leave()
  })
})
