import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Holds the answers to a call back until they are let through: the server's, or the one that is given. */
async function holdBack(page: Page, call: string, answer?: object): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await held
    await (answer ? route.fulfill({ json: answer }) : route.continue())
  })
  return release
}

const FORGOTTEN = /^Forgotten/

/** The strongest of red, green and blue in an icon. */
const strongest = (icon: Locator) =>
  icon.evaluate((drawn) => {
    const shares = getComputedStyle(drawn).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
    return ['red', 'green', 'blue'][shares.indexOf(Math.max(...shares))]
  })

test.describe('the sign-up form', () => {
  test('says next to each field what is wrong with it, until the field is edited', async ({ page, calls }) => {
    await page.goto('/login')
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
    const fields = ['Email', 'Username', 'Password', 'Repeat the password'].map((name) => field(page, name))
    expect(await Promise.all(fields.map((one) => one.getAttribute('maxlength')))).toEqual(['50', '30', '30', '30'])
    const submit = page.getByRole('button', { name: 'Sign up', exact: true })
    await submit.click()
    await expect(page.getByText('This field is required.')).toHaveCount(4)
    await expect(page.getByText('Please choose a country from the list.')).toBeVisible()

    await field(page, 'Email').fill('ana@example.test')
    await field(page, 'Username').fill('anna')
    await field(page, 'Password').fill('1234')
    await field(page, 'Repeat the password').fill('1234')
    await expect(page.getByText('This field is required.')).toHaveCount(0)
    await submit.click()
    await expect(page.getByText('At least 5 characters')).toHaveCount(3)
    await field(page, 'Username').fill('ana@example.test')
    await field(page, 'Password').fill('12345')
    await field(page, 'Repeat the password').fill('12346')
    await submit.click()
    await expect(page.getByText('Do not use email address.')).toBeVisible()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    expect(calls).not.toContain('/api/signup')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/login')
  })

  test('reports at a press whether a username is taken, until it is edited', async ({ page }) => {
    await page.goto('/signup')
    const check = page.locator('[data-check]')
    await expect(check).toHaveText('Check', { useInnerText: true })
    await field(page, 'Username').fill('DemoUser')
    const release = await holdBack(page, '**/api/check_username')
    await check.click()
    await expect(check).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('button', { name: 'This username is taken.' })).toBeVisible()
    expect([await check.locator('.tabler-icon-x').count(), await strongest(check.locator('svg'))]).toEqual([1, 'red'])
    await field(page, 'Username').fill('DemoUser2')
    await expect(check).toHaveText('Check', { useInnerText: true })
    await check.click()
    await expect(page.getByRole('button', { name: 'This username is free.' })).toBeVisible()
    expect([await check.locator('.tabler-icon-check').count(), await strongest(check.locator('svg'))]).toEqual([
      1,
      'green',
    ])
  })

  test('takes over what was typed before the page came alive', async ({ page, calls }) => {
    const release = await holdBack(page, '**/*.js')
    const arriving = page.goto('/signup')
    await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
    release()
    await arriving
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect(page.getByText('This field is required.')).toHaveCount(4)
    await expect(page.getByText('Please choose a country from the list.')).toHaveCount(0)
    expect(calls.filter((call) => call.includes('signup'))).toEqual([])
  })

  test('sent before the page came alive, is sent once it is', async ({ page, calls }) => {
    const release = await holdBack(page, '**/*.js')
    const arriving = page.goto('/signup')
    await field(page, 'Email').fill('DEMO@touchline.test')
    await field(page, 'Username').fill('nobodyyet')
    await field(page, 'Password').fill('secret')
    await field(page, 'Repeat the password').fill('secret')
    await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    expect(calls).toEqual([])
    release()
    await arriving
    await expect(page.getByText('This email already exists.')).toBeVisible()
    expect(calls.filter((call) => call === '/api/signup')).toHaveLength(1)
  })

  test('names the entry that another account has', async ({ page }) => {
    await page.goto('/signup')
    await field(page, 'Email').fill('DEMO@touchline.test')
    await field(page, 'Username').fill('nobodyyet')
    await field(page, 'Password').fill('secret')
    await field(page, 'Repeat the password').fill('secret')
    await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
    const submit = page.getByRole('button', { name: 'Sign up', exact: true })
    await submit.click()
    await expect(page.getByText('This email already exists.')).toBeVisible()
    await field(page, 'Email').fill('nobody@touchline.test')
    await expect(page.getByText('This email already exists.')).toHaveCount(0)
    await field(page, 'Username').fill('demouser')
    await submit.click()
    await expect(page.getByText('This username already exists.')).toBeVisible()
  })
})

test('a forgotten password: an invalid address, one without an account, and a failed mail are reported', async ({
  page,
  calls,
}) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: FORGOTTEN }).click()
  const send = page.getByRole('button', { name: 'Send the link' })
  await expect(send).toBeDisabled()
  await field(page, 'Email').fill('nobody@touchline')
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(send).toBeDisabled()
  await field(page, 'Email').fill('nobody@touchline.test')
  await send.click()
  await expect(page.getByText('This email is invalid.')).toBeVisible()
  expect(calls.filter((call) => call.endsWith('/send-link'))).toHaveLength(1)
  await page.route('**/send-link', (route) => route.fulfill({ json: { status: 2 } }))
  await field(page, 'Email').fill('demo@touchline.test')
  await send.click()
  await expect(page.getByText('Sorry, an error occured while sending the email.')).toBeVisible()
  await expect(page.getByRole('heading', { name: FORGOTTEN })).toHaveCount(1)
})

test.describe('a link of a mail that does not work', () => {
  test('activates nothing and says so', async ({ page }) => {
    const release = await holdBack(page, '**/api/activate')
    await page.goto('/activate?uidb64=MQ&token=made-up')
    await expect(page.getByText('Please wait')).toBeVisible()
    release()
    await expect(page.getByText('Sorry, it is an invalid activation url.')).toBeVisible()
    expect(await stored(page, 'token')).toBeNull()
  })

  for (const [status, words] of [
    [1, 'Sorry, this link is invalid at the moment.'],
    [2, 'Sorry, this link is already expired.'],
  ] as const) {
    test(`sets no password: ${status} is "${words}", before and after one was entered`, async ({ page }) => {
      await page.route('**/valid-link/**', (route) => route.fulfill({ json: { status } }))
      await page.goto('/account/reset-password?token=made-up')
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByRole('textbox')).toHaveCount(0)

      await page.unroute('**/valid-link/**')
      const release = await holdBack(page, '**/valid-link/**', { status: 0 })
      await page.route('**/reset-password/save', (route) => route.fulfill({ json: { status } }))
      await page.evaluate(() => setTimeout(() => location.reload()))
      await expect(page.getByText('Please wait')).toBeVisible()
      release()
      const save = page.getByRole('button', { name: 'Save the password' })
      await expect(save).toBeDisabled()
      await field(page, 'New password').fill('second-one')
      await field(page, 'Repeat the new password').fill('second-one')
      await save.click()
      await expect(page.getByText(words)).toBeVisible()
    })
  }
})

test.describe('a token the server does not take', () => {
  const STALE = { token: 'A'.repeat(43), uid: '1', username: 'longgone', odds_format: '1' }

  test('is dropped at the start, once, and the page comes back as a visitor’s with its settings', async ({
    visit,
    allowInConsole,
  }) => {
    allowInConsole(/401/)
    const { page, calls } = await visit({ storage: STALE })
    await page.goto('/setting')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(async () => {
      const kept = await Promise.all(['token', 'uid', 'odds_format'].map((key) => stored(page, key)))
      expect(kept).toEqual([null, null, '1'])
    }).toPass()
    await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true')
    expect(calls.filter((call) => call.startsWith('/api/check_token'))).toHaveLength(1)
  })

  test('leads from a page behind the login to the login', async ({ visit, allowInConsole }) => {
    allowInConsole(/401/)
    const { page } = await visit({ storage: STALE })
    await page.goto('/transfer')
    await page.waitForURL('**/login?next=%2Ftransfer')
    await expect(field(page, 'Username or email')).toBeVisible()
    expect(await stored(page, 'token')).toBeNull()
  })
})
