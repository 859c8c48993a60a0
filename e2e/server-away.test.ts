import { afterAll, inject, test } from 'vitest'
import { closeBrowser, visit } from './support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

test('what could not be read because the server was away comes by itself once it is back', async () => {
  const { page, leave } = await visit({ url })
  await page.route('**/api/legal/**', (route) => route.abort())
  await page.goto('/signup')
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await page.getByText('The server cannot be reached.').waitFor()
  await page.unrouteAll()
  await page.getByRole('heading', { name: 'What Touchline is' }).waitFor()
  await leave([/ERR_FAILED/])
})
