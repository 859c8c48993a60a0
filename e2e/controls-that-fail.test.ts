import { expect, test } from './support/fixtures.ts'

const BROKEN = [/Failed to load resource/, /^5\d\d /]
const failing = { status: 503, json: {} }

test('a star whose call fails goes back, says so and can be tried again', async ({ visit, allowInConsole }) => {
  allowInConsole(...BROKEN)
  const { page } = await visit({ as: 'member' })
  await page.route('**/api/pick_favorite', (route) => route.fulfill(failing))
  await page.goto('/')
  const stars = page.locator('main button[aria-pressed="false"][aria-label*="favourites"]')
  const names = await stars.evaluateAll((all) => all.map((star) => star.getAttribute('aria-label') ?? ''))
  // Leagues of several countries share a name.
  const name = names.find((one) => names.indexOf(one) === names.lastIndexOf(one)) ?? ''
  const star = page.getByRole('button', { name, exact: true })
  await star.click()
  const notice = page.getByRole('alert').filter({ hasText: 'Your favourites haven’t changed.' })
  await expect(notice).toBeVisible()
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await page.unrouteAll()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: name.replace(/^Add (.*) to /, 'Remove $1 from ') }).click()
})

test('a language that cannot be loaded changes nothing, says so and can be tried again', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(...BROKEN, /ERR_FAILED/)
  await page.goto('/help')
  await page.route('**/assets/*.pt-*.js', (route) => route.abort())
  await page.getByRole('button', { name: /^PT/ }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'The language could not be changed.' })
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')])).not.toContain(
    'pt',
  )
  await page.unrouteAll()
})

test('a finder whose search fails says so in its list, and the retry finds the teams', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(...BROKEN)
  await page.route('**/api/team/name/**', (route) => route.fulfill(failing))
  await page.goto('/')
  const field = page.getByRole('complementary').getByRole('combobox').first()
  await field.fill('porto')
  await expect(page.getByText('The search failed.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('complementary').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('an undo names the list it belongs to, whatever tab is open by then', async ({ page }) => {
  await page.goto('/setting?tab=topclub')
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: /^Top clubs: .+ removed\./ })).toBeVisible()
  await page.getByRole('tab', { name: 'General' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
})

test('the page of a plan that has run out has a heading of its own, and a subscriber reads of the own plan', async ({
  visit,
}) => {
  const { page } = await visit({ as: 'subscriber' })
  await page.goto('/message/subscribe/expired')
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan has expired' })).toBeVisible()
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Every match, every number' })).toHaveCount(0)
})
