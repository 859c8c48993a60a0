import { expect, test } from '../support/fixtures.ts'
import { addressOf, richPairing, tableRows } from '../support/match-page.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

test('the list of meetings stands as it will stay before its own code is there, and then reacts', async ({ visit }) => {
  const { match } = await richPairing(DEMO_URL, '2026-11-22')
  const { page, complaints } = await visit()
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/assets\/late-[^/]+\.js$/, async (route) => {
    asked.resolve()
    await released.promise
    await route.continue()
  })
  const list = tableRows(page).first().locator('xpath=ancestor::table')
  const alive = page.goto(addressOf(match))
  await asked.promise
  // Other changes of the page leave it as it is.
  const star = page.getByRole('button', { name: match.league_name, exact: true })
  await expect(async () => {
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true', { timeout: 2000 })
  }).toPass()
  const filter = page.getByRole('region', { name: 'Filters' }).getByRole('button', { name: 'Leagues: all' })
  const before = await list.boundingBox()
  expect(before?.height).toBeGreaterThan(100)
  released.resolve()
  await alive
  expect(await list.boundingBox()).toEqual(before)
  await filter.click()
  await expect(filter).toHaveAttribute('aria-expanded', 'true')
  expect(complaints).toEqual([])
})
