import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'

test.describe('the page where two teams are chosen', () => {
  test('is what the menu leads to, and the keyboard alone gets from there to the comparison', async ({ page }) => {
    await page.goto('/help')
    await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click()
    await page.waitForURL('**/compare')
    await expect(page.getByRole('heading', { level: 1, name: 'Compare teams' })).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByRole('combobox', { name: 'Home team' })).toBeFocused()
    for (const name of ['Arsenal', 'Barcelona']) {
      await page.keyboard.type(name)
      await expect(main.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(main.getByRole('button', { name: `Change ${name}` })).toBeVisible()
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/compare/teams/**')
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ hn: 'Arsenal', an: 'Barcelona' })
    await page.getByRole('link', { name: 'Other teams' }).click()
    await page.waitForURL('**/compare?*')
    await expect(main.getByRole('button', { name: 'Change Barcelona' })).toBeVisible()
  })

  test('refuses the same team twice in words', async ({ visit }) => {
    const { page } = await visit({ width: WIDTHS.tablet })
    await page.goto('/compare')
    const main = page.getByRole('main')
    for (const label of ['Home team', 'Away team']) {
      await main.getByRole('combobox', { name: label }).fill('Arsenal')
      await main
        .getByRole('option', { name: /^Arsenal/ })
        .first()
        .click()
    }
    await expect(
      main.getByRole('alert').getByText('You have already picked Arsenal. Choose two different teams.'),
    ).toBeVisible()
    await expect(main.getByRole('button', { name: 'Compare', exact: true })).toBeDisabled()
  })

  test('has the choice in its address, which shows another person the same', async ({ visit }) => {
    const one = await visit({ width: WIDTHS.phone, language: 'pt' })
    await one.page.goto('/compare')
    await one.page.getByRole('button', { name: 'Liverpool' }).click()
    await one.page.waitForURL('**/compare?*hn=Liverpool*')
    const other = await visit()
    await other.page.goto(one.page.url())
    const main = other.page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Change Liverpool' })).toBeVisible()
    await expect(main.getByRole('combobox', { name: 'Home team' })).toHaveCount(0)
  })
})
