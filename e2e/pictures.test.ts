import { expect, test } from './support/fixtures.ts'
import { list, rows } from './support/home-page.ts'
import { basicsOf } from './support/match-page.ts'
import { findPlaces } from './support/places.ts'
import { WIDTHS } from './support/visitor.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

test.use({ pictures: true })

test.beforeEach(({ allowInConsole }) => allowInConsole(/404/))

test('where the pictures of the home page cannot be loaded it has drawn shields and plain flags', async ({ visit }) => {
  const { page } = await visit({ width: WIDTHS.tablet })
  await page.route('**/api/images/**', (route) => route.fulfill({ status: 404 }))
  await page.route(/\/flags\/(?!xx)/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const first = rows(page).first()
  await expect(first.locator('img[src*="/images/"]')).toHaveCount(0)
  await expect(first.locator('svg[viewBox="0 0 24 24"] text')).toHaveCount(2)
  const flag = list(page).locator('section > header img').first()
  await expect
    .poll(() => flag.evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]))
    .toEqual([`${DEMO_URL}/flags/xx.svg`, true])
})

test('a referee without a picture has a drawn head', async ({ visit }) => {
  const { page } = await visit({ as: 'subscriber' })
  const { coming } = await findPlaces(DEMO_URL)
  const { referee_name } = await basicsOf(DEMO_URL, coming)
  await page.route('**/api/images/referee/**', (route) => route.fulfill({ status: 404 }))
  await page.goto(`/soccer?mid=${coming.match_id}`)
  await page.getByRole('button', { name: referee_name ?? '?' }).click()
  const dialog = page.getByRole('dialog', { name: referee_name ?? '?' })
  await expect(dialog.locator('.tabler-icon-user')).toHaveCount(1)
  await expect(dialog.locator('img[src^="/api/images/referee"]')).toHaveCount(0)
})
