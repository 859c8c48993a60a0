import { afterAll, expect, inject, test } from 'vitest'
import { member } from './support/member.ts'
import { closeBrowser, visit } from './support/visitor.ts'

const url = inject('demoUrl')
const BROKEN = [/Failed to load resource/, /^5\d\d /]
const FREE = 'free@touchline.test'
afterAll(closeBrowser)

const failing = { status: 503, json: {} }

test('a star whose call fails goes back, says so and can be tried again', async () => {
  const { page, leave } = await visit({ url, storage: (await member(url, FREE)).storage })
  await page.route('**/api/pick_favorite', (route) => route.fulfill(failing))
  await page.goto('/')
  const star = page.locator('main button[aria-pressed="false"][aria-label*="favourites"]').first()
  const name = (await star.getAttribute('aria-label')) ?? ''
  await star.click()
  const notice = page.getByRole('alert').filter({ hasText: 'your favourites are as they were' })
  await notice.waitFor()
  await page.getByRole('button', { name, exact: true }).waitFor()
  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: name.replace(/^Add (.*) to /, 'Remove $1 from ') }).click()
  await leave(BROKEN)
})

test('a language that cannot be loaded changes nothing, says so and can be tried again', async () => {
  const { page, leave } = await visit({ url })
  await page.goto('/help')
  await page.route('**/assets/*.pt-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'PT', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The language could not be changed.' })
  await notice.waitFor()
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')])).not.toContain(
    'pt',
  )
  await page.unrouteAll()
  await leave([...BROKEN, /ERR_FAILED/])
})

test('a finder whose search fails says so in its list, and the retry finds the teams', async () => {
  const { page, leave } = await visit({ url })
  await page.route('**/api/team/name/**', (route) => route.fulfill(failing))
  await page.goto('/')
  const field = page.getByRole('complementary').getByRole('combobox').first()
  await field.fill('porto')
  await page.getByText('The search failed.').waitFor()
  await page.unrouteAll()
  await page.getByRole('complementary').getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('option').first().waitFor()
  await leave(BROKEN)
})

test('an undo names the list it belongs to, whatever tab is open by then', async () => {
  const { page, leave } = await visit({ url })
  await page.goto('/setting?tab=topclub')
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await page
    .getByRole('status')
    .filter({ hasText: /^Top clubs: .+ removed\./ })
    .waitFor()
  await page.getByRole('tab', { name: 'General' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await leave()
})

test('the page of a plan that has run out has a heading of its own, and a subscriber reads of the own plan', async () => {
  const { page, leave } = await visit({ url, storage: (await member(url, 'demo@touchline.test')).storage })
  await page.goto('/message/subscribe/expired')
  await page.getByRole('heading', { level: 1, name: 'Your plan has run out' }).waitFor()
  await page.goto('/subscription')
  await page.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Every match, every number' }).count()).toBe(0)
  await leave()
})
