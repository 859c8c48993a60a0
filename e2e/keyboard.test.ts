import { expect, test } from './support/fixtures.ts'
import { press, tabTo } from './support/keyboard.ts'
import { fullPairing } from './support/match-page.ts'
import { copyDemo, DEMO_URL } from './support/worlds/demo.ts'
import { SATURDAY } from './support/worlds/demo-setup.ts'

test('a team is found, somebody signs in on the way to it, and its next match is studied, all without a mouse', async ({
  page,
}) => {
  const { match: coming } = await fullPairing(DEMO_URL, '2026-11-22')
  await page.goto('/help')
  const search = page.getByRole('button', { name: /^Search/ }).first()
  await tabTo(page, search)
  await press(page, 'Enter')
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(coming.local_name.toLowerCase())
  await expect(page.getByRole('option', { name: coming.local_name }).first()).toBeVisible()
  await press(page, 'Escape')
  await expect(search).toBeFocused()

  await press(page, '/')
  await page.keyboard.type(coming.local_name.toLowerCase())
  const option = page.getByRole('option', { name: coming.local_name }).first()
  await expect(option).toBeVisible()
  while ((await option.getAttribute('aria-selected')) !== 'true') await press(page, 'ArrowDown')
  await page.keyboard.press('Enter')

  await page.waitForURL('**/login?next=*')
  await tabTo(page, page.getByRole('textbox', { name: 'Username or email' }))
  await page.keyboard.type('demo@touchline.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/team\/\d+$/)

  const details = `Details of ${coming.local_name} v ${coming.visitor_name}`
  await tabTo(page, page.getByRole('link', { name: details }).first())
  const [match] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await tabTo(match, match.getByRole('tab', { name: 'Goals' }))
  await press(match, 'ArrowRight')
  await expect(match.getByRole('tab', { name: 'Corners' })).toBeFocused()
  expect(new URL(match.url()).searchParams.get('tab')).toBe('corners')

  await tabTo(match, match.getByRole('radio', { name: 'Full' }))
  await press(match, 'ArrowRight')
  await expect.poll(() => new URL(match.url()).searchParams.get('half')).toBe('1')

  const minutes = match.getByRole('button', { name: 'By minute' })
  await tabTo(match, minutes)
  await match.keyboard.press('Enter')
  await expect(match.getByRole('dialog')).toBeVisible()
  expect(await match.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true)
  await match.keyboard.press('Escape')
  await expect(match.getByRole('dialog')).toHaveCount(0)
  await expect(minutes).toBeFocused()
})

test('a plan is chosen, ordered and paid for without a mouse', async ({ visit, startProduct }) => {
  const product = await startProduct({ prepare: copyDemo, env: { CLOCK: SATURDAY } })
  const { page } = await visit({ baseURL: product.url })
  await page.goto('/subscription')
  await tabTo(page, page.getByRole('button', { name: 'Pay with the demo' }).nth(1))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/login?next=*')
  await tabTo(page, page.getByRole('button', { name: /free@touchline\.test/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Log in', exact: true }))
  await page.keyboard.press('Enter')

  const order = page.getByRole('dialog', { name: 'Your order' })
  await tabTo(page, order.getByRole('checkbox'))
  await press(page, 'Space')
  await tabTo(page, order.getByRole('button', { name: /^Order with obligation to pay/ }))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/checkout/demo/*')
  await tabTo(page, page.getByRole('button', { name: /^Pay/ }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/subscription?payment=done')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
})

test('a screen reader hears which page has come, goes on at its content, and after Back at the link that was left', async ({
  page,
}) => {
  await page.goto('/help')
  const said = page.locator('p[aria-live="polite"]')
  await expect(said).toBeAttached()
  const link = page.getByRole('link', { name: 'Contact us' })
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/contacts')
  await expect(said).toHaveText('Contact us | Touchline')
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await page.waitForURL('**/help')
  await expect(said).toHaveText(/^(?!Contact us).+ \| Touchline$/)
  await expect(link).toBeFocused()
})
