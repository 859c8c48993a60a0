import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { hasFocus, press, tabTo } from './support/keyboard.ts'
import { closeBrowser, visit } from './support/visitor.ts'
import { SATURDAY } from './support/worlds/demo-setup.ts'
import { startProduct } from './support/worlds/product.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

test('a team is found, somebody signs in on the way to it, and its next match is studied, all without a mouse', async () => {
  const { page, leave } = await visit({ url })
  await page.goto('/help')
  const search = page.getByRole('button', { name: /^Search/ }).first()
  await tabTo(page, search)
  await press(page, 'Enter')
  const field = page.getByRole('dialog').getByRole('combobox')
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type('manchester ci')
  await page.getByRole('option', { name: /Manchester City/ }).waitFor()
  await press(page, 'Escape')
  await expect.poll(() => hasFocus(search)).toBe(true)

  await press(page, '/')
  await page.keyboard.type('manchester ci')
  const option = page.getByRole('option', { name: /Manchester City/ })
  await option.waitFor()
  while ((await option.getAttribute('aria-selected')) !== 'true') await press(page, 'ArrowDown')
  await page.keyboard.press('Enter')

  await page.waitForURL('**/login?next=*')
  await tabTo(page, page.getByRole('textbox', { name: 'Username or email' }))
  await page.keyboard.type('demo@touchline.test')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/team\/\d+$/)

  await tabTo(page, page.getByRole('link', { name: /^Details of Manchester City v/ }).first())
  const [match] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
  await tabTo(match, match.getByRole('tab', { name: 'Goals' }))
  await press(match, 'ArrowRight')
  await expect.poll(() => hasFocus(match.getByRole('tab', { name: 'Corners' }))).toBe(true)
  expect(new URL(match.url()).searchParams.get('tab')).toBe('corners')

  await tabTo(match, match.getByRole('radio', { name: 'Full' }))
  await press(match, 'ArrowRight')
  await expect.poll(() => new URL(match.url()).searchParams.get('half')).toBe('1')

  const minutes = match.getByRole('button', { name: 'By minute' })
  await tabTo(match, minutes)
  await match.keyboard.press('Enter')
  await match.getByRole('dialog').waitFor()
  expect(await match.evaluate(() => document.activeElement?.closest('dialog')?.open)).toBe(true)
  await match.keyboard.press('Escape')
  await expect.poll(() => match.getByRole('dialog').count()).toBe(0)
  expect(await hasFocus(minutes)).toBe(true)
  await leave()
})

test('a plan is chosen, ordered and paid for without a mouse', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-keyboard-'))
  await cp(inject('demoFolder'), join(folder, 'data'), { recursive: true })
  const product = await startProduct({ dataDir: join(folder, 'data'), env: { CLOCK: SATURDAY } })
  onTestFinished(async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  })
  const { page, leave } = await visit({ url: product.url })
  await page.goto('/subscription')
  await tabTo(page, page.getByRole('button', { name: 'Pay with the demo' }).nth(1))
  await page.keyboard.press('Enter')

  await page.waitForURL('**/login?next=*')
  await tabTo(page, page.getByRole('button', { name: /free@touchline\.test/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Log in' }))
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
  await page.getByText('Active', { exact: true }).waitFor()
  await leave()
})
