import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'

test('on a phone the crests below the first rows stand aside until the page is awake', async ({ visit }) => {
  const { page, complaints } = await visit({ width: WIDTHS.phone })
  const released = Promise.withResolvers<void>()
  await page.route(/\/assets\/libraries-[^/]+\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  await page.goto('/?show=all', { waitUntil: 'commit' })
  const crest = page.locator('main li[data-below] img').first()
  await expect(crest).toHaveCSS('translate', '-100000px')
  released.resolve()
  await expect(crest).toHaveCSS('translate', 'none')
  expect(complaints).toEqual([])
})
