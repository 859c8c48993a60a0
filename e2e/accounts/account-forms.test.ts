import type { Locator, Page } from 'playwright'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { stored } from '../support/home-page.ts'
import { closeBrowser, visit } from '../support/visitor.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Holds the answers to a call back until they are let through: the server's, or the one that is given. */
async function holdBack(page: Page, call: string, answer?: object): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(call, async (route) => {
    await held
    await (answer ? route.fulfill({ json: answer }) : route.continue())
  })
  return release
}

const FORGOTTEN = /^Forgotten/

/** Which of red, green and blue an icon is drawn in most of all. */
const strongest = (icon: Locator) =>
  icon.evaluate((drawn) => {
    const shares = getComputedStyle(drawn).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
    return ['red', 'green', 'blue'][shares.indexOf(Math.max(...shares))]
  })

describe('the sign-up form', () => {
  test('says beside each field what is wrong with it, until the field is edited', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/login')
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor()
    const fields = ['Email', 'Username', 'Password', 'Repeat the password'].map((name) => field(page, name))
    expect(await Promise.all(fields.map((one) => one.getAttribute('maxlength')))).toEqual(['50', '30', '30', '30'])
    const submit = page.getByRole('button', { name: 'Sign up', exact: true })
    await submit.click()
    await expect.poll(() => page.getByText('This field is required.').count()).toBe(4)
    await page.getByText('Please choose a country from the list.').waitFor()

    await field(page, 'Email').fill('ana@example.test')
    await field(page, 'Username').fill('anna')
    await field(page, 'Password').fill('1234')
    await field(page, 'Repeat the password').fill('1234')
    expect(await page.getByText('This field is required.').count()).toBe(0)
    await submit.click()
    await expect.poll(() => page.getByText('At least 5 characters').count()).toBe(3)
    await field(page, 'Username').fill('ana@example.test')
    await field(page, 'Password').fill('12345')
    await field(page, 'Repeat the password').fill('12346')
    await submit.click()
    await page.getByText('Do not use email address.').waitFor()
    await page.getByText('Passwords do not match').waitFor()
    expect(calls).not.toContain('/api/signup')
    await page.getByRole('button', { name: 'Back' }).click()
    await page.waitForURL('**/login')
    await leave()
  })

  test('reports at a press whether a username is taken, until it is edited', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/signup')
    const check = page.locator('[data-check]')
    expect(await check.innerText()).toBe('Check')
    await field(page, 'Username').fill('DemoUser')
    const release = await holdBack(page, '**/api/check_username')
    await check.click()
    await expect.poll(() => check.getAttribute('aria-busy')).toBe('true')
    release()
    await page.getByRole('button', { name: 'This username is taken.' }).waitFor()
    expect([await check.locator('.tabler-icon-x').count(), await strongest(check.locator('svg'))]).toEqual([1, 'red'])
    await field(page, 'Username').fill('DemoUser2')
    await expect.poll(() => check.innerText()).toBe('Check')
    await check.click()
    await page.getByRole('button', { name: 'This username is free.' }).waitFor()
    expect([await check.locator('.tabler-icon-check').count(), await strongest(check.locator('svg'))]).toEqual([
      1,
      'green',
    ])
    await leave()
  })

  test('takes over what was typed before the page came alive', async () => {
    const { page, calls, leave } = await visit({ url })
    const release = await holdBack(page, '**/*.js')
    const arriving = page.goto('/signup')
    await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
    release()
    await arriving
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    await expect.poll(() => page.getByText('This field is required.').count()).toBe(4)
    expect(await page.getByText('Please choose a country from the list.').count()).toBe(0)
    expect(calls.filter((call) => call.includes('signup'))).toEqual([])
    await leave()
  })

  test('sent before the page came alive, is sent once it is', async () => {
    const { page, calls, leave } = await visit({ url })
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
    await page.getByText('This email already exists.').waitFor()
    expect(calls.filter((call) => call === '/api/signup')).toHaveLength(1)
    await leave()
  })

  test('names the entry that another account has', async () => {
    const { page, leave } = await visit({ url })
    await page.goto('/signup')
    await field(page, 'Email').fill('DEMO@touchline.test')
    await field(page, 'Username').fill('nobodyyet')
    await field(page, 'Password').fill('secret')
    await field(page, 'Repeat the password').fill('secret')
    await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
    const submit = page.getByRole('button', { name: 'Sign up', exact: true })
    await submit.click()
    await page.getByText('This email already exists.').waitFor()
    await field(page, 'Email').fill('nobody@touchline.test')
    expect(await page.getByText('This email already exists.').count()).toBe(0)
    await field(page, 'Username').fill('demouser')
    await submit.click()
    await page.getByText('This username already exists.').waitFor()
    await leave()
  })
})

test('whoever forgot the password is reported when the address is none, has no account, or the mail cannot be sent', async () => {
  const { page, calls, leave } = await visit({ url })
  await page.goto('/login')
  await page.getByRole('main').getByRole('link', { name: FORGOTTEN }).click()
  const send = page.getByRole('button', { name: 'Send the link' })
  await send.waitFor()
  expect(await send.isDisabled()).toBe(true)
  await field(page, 'Email').fill('nobody@touchline')
  await page.getByText('Please enter a valid email address.').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await field(page, 'Email').fill('nobody@touchline.test')
  await send.click()
  await page.getByText('This email is invalid.').waitFor()
  expect(calls.filter((call) => call.endsWith('/send-link'))).toHaveLength(1)
  await page.route('**/send-link', (route) => route.fulfill({ json: { status: 2 } }))
  await field(page, 'Email').fill('demo@touchline.test')
  await send.click()
  await page.getByText('Sorry, an error occured while sending the email.').waitFor()
  expect(await page.getByRole('heading', { name: FORGOTTEN }).count()).toBe(1)
  await leave()
})

describe('a link of a mail that does not work', () => {
  test('activates nothing and says so', async () => {
    const { page, leave } = await visit({ url })
    const release = await holdBack(page, '**/api/activate')
    await page.goto('/activate?uidb64=MQ&token=made-up')
    await page.getByText('Please wait').waitFor()
    release()
    await page.getByText('Sorry, it is an invalid activation url.').waitFor()
    expect(await stored(page, 'token')).toBeNull()
    await leave()
  })

  test.each([
    [1, 'Sorry, this link is invalid at the moment.'],
    [2, 'Sorry, this link is already expired.'],
  ])('sets no password: %i is "%s", before and after one was entered', async (status, words) => {
    const { page, leave } = await visit({ url })
    await page.route('**/valid-link/**', (route) => route.fulfill({ json: { status } }))
    await page.goto('/account/reset-password?token=made-up')
    await page.getByText(words).waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)

    await page.unroute('**/valid-link/**')
    const release = await holdBack(page, '**/valid-link/**', { status: 0 })
    await page.route('**/reset-password/save', (route) => route.fulfill({ json: { status } }))
    await page.evaluate(() => setTimeout(() => location.reload()))
    await page.getByText('Please wait').waitFor()
    release()
    const save = page.getByRole('button', { name: 'Save the password' })
    await save.waitFor()
    expect(await save.isDisabled()).toBe(true)
    await field(page, 'New password').fill('second-one')
    await field(page, 'Repeat the new password').fill('second-one')
    await save.click()
    await page.getByText(words).waitFor()
    await leave()
  })
})

describe('a token the server does not take', () => {
  const STALE = { token: 'A'.repeat(43), uid: '1', username: 'longgone', odds_format: '1' }

  test('is dropped at the start, once, and the page comes back as a visitor’s with its settings', async () => {
    const { page, calls, leave } = await visit({ url, storage: STALE })
    await page.goto('/setting')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await expect
      .poll(async () => [await stored(page, 'token'), await stored(page, 'uid'), await stored(page, 'odds_format')])
      .toEqual([null, null, '1'])
    await page.getByText('Your device is set to').waitFor()
    expect(calls.filter((call) => call.startsWith('/api/check_token'))).toHaveLength(1)
    await leave([/401/])
  })

  test('leads from a page behind the login to the login', async () => {
    const { page, leave } = await visit({ url, storage: STALE })
    await page.goto('/transfer')
    await page.waitForURL('**/login?next=%2Ftransfer')
    await field(page, 'Username or email').waitFor()
    expect(await stored(page, 'token')).toBeNull()
    await leave([/401/])
  })
})
