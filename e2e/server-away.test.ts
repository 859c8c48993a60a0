import { expect, test } from './support/fixtures.ts'

test('data that could not be read while the server was away loads by itself once it is back', async ({
  page,
  allowInConsole,
}) => {
  allowInConsole(/ERR_FAILED/)
  await page.route('**/api/legal/**', (route) => route.abort())
  await page.goto('/signup')
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await expect(page.getByText('The server cannot be reached.')).toBeVisible()
  await page.unrouteAll()
  await expect(page.getByRole('heading', { name: 'What Touchline is' })).toBeVisible()
})
