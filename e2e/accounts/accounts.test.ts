import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { matchesOn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

test.describe('a member of the demo world', () => {
  test('logs in with the account the page names, goes where they wanted to go, and logs out', async ({
    page,
    calls,
  }) => {
    await page.goto('/login?next=%2Fsetting')
    await page.getByRole('button', { name: 'free@touchline.test' }).click()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/setting')
    const out = page.getByRole('button', { name: 'Log out' })
    await expect(out).toBeVisible()
    expect(await stored(page, 'token')).toMatch(/.{20,}/)
    expect(await stored(page, 'uid')).toMatch(/^\d+$/)
    await page.goto('/login')
    await page.waitForURL((at) => at.pathname === '/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'freeuser' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'yes'
    })
    await out.click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
    // The page reloads.
    await expect(page.locator('html')).not.toHaveAttribute('data-before')
    expect([await stored(page, 'token'), await stored(page, 'uid')]).toEqual([null, null])
    expect(calls).toContain('/api/logout')
  })

  test('brings the leagues starred before into the account, where the next browser finds them', async ({ visit }) => {
    const [match] = await matchesOn(DEMO_URL, '2026-11-22')
    const league = match?.league_id ?? 0
    const { page } = await visit({ storage: { favorite_league: `[${league}]` } })
    await page.goto('/login')
    await page.getByRole('button', { name: 'demo@touchline.test' }).click()
    const merged = page.waitForResponse((response) => response.url().endsWith('/api/follow/merge'))
    await page.keyboard.press('Enter')
    const { leagues } = (await (await merged).json()) as { leagues: number[] }
    expect(leagues).toContain(league)
    const other = await visit()
    await other.page.goto('/login')
    await other.page.getByRole('button', { name: 'demo@touchline.test' }).click()
    await other.page.keyboard.press('Enter')
    await expect(async () => expect(await stored(other.page, 'favorite_league')).toBe(JSON.stringify(leagues))).toPass()
  })
})

test('wrong credentials are reported without anything being stored, and an empty field sends nothing', async ({
  page,
  calls,
}) => {
  await page.goto('/login')
  const username = page.getByRole('textbox', { name: 'Username or email' })
  const password = page.getByLabel('Password', { exact: true })
  await username.fill('nobody@touchline.test')
  await username.press('Enter')
  await expect(password).toBeFocused()
  expect(calls).not.toContain('/api/login')
  await password.fill('not-the-password')
  await password.press('Enter')
  await expect(page.getByText('Invalid Credentials.')).toBeVisible()
  expect(await stored(page, 'token')).toBeNull()
  // Few wrong passwords mean an account that is not active yet.
  const buttons = page.locator('main form').getByRole('button', { name: /^(Log in|Send a new activation email)$/ })
  await expect(buttons).toHaveText(['Log in', 'Send a new activation email'])
})

test('a page whose session was ended elsewhere says so', async ({ visit, allowInConsole }) => {
  allowInConsole(/401/)
  const { page } = await visit({ storage: { token: 'ended-elsewhere', uid: '1' } })
  await page.goto('/')
  await expect(page.getByRole('alert').getByText('You were logged out.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('the sign-up form keeps its entries while the terms are read, and goes to the first wrong field', async ({
  page,
  calls,
}) => {
  await page.goto('/signup')
  const email = page.getByRole('textbox', { name: 'Email' })
  const country = page.getByRole('combobox', { name: 'Country' })
  await email.fill('ana@example')
  await country.fill('portug')
  await country.press('Enter')
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Who may use it' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  expect([await email.inputValue(), await country.inputValue()]).toEqual(['ana@example', 'Portugal'])
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(email).toBeFocused()
  expect(calls).not.toContain('/api/signup')
})

/** The address, without its host, in the newest of the mails in a folder; null until there are this many. */
async function linkOfMail(folder: string, count: number): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).sort()
  const name = names.length === count ? names.at(-1) : undefined
  if (name === undefined) return null
  const text = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return text.match(/\/(?:activate|account\/reset-password)\?[\w=&%-]+/)?.[0] ?? null
}

test('someone signs up on the way to a page, activates by the link of the mail and is there, forgets the password and sets another', {
  tag: '@smoke',
}, async ({ visit, startProduct }) => {
  const product = await startProduct({ env: { FEED: 'none' } })
  const outbox = join(product.dataDir, 'outbox')
  const { page } = await visit({ baseURL: product.url })
  const out = page.getByRole('button', { name: 'Log out' })

  await page.goto('/login?next=%2Fsetting%3Ftab%3Dtopclub')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  // Until then the login is still shown, which has a "Username or email" too.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign up' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.test')
  await page.getByRole('textbox', { name: 'Username' }).fill('anafan')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('button', { name: 'This username is free.' })).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('first-one')
  await page.getByLabel('Repeat the password').fill('first-one')
  await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Your account has been created.')).toBeVisible()
  await expect(page.getByText('Please check your email')).toBeVisible()
  await expect(page.getByText('Sent to ana@example.test.')).toBeVisible()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/login?next=*')

  await expect.poll(() => linkOfMail(outbox, 1)).toMatch(/^\/activate\?/)
  await page.goto((await linkOfMail(outbox, 1)) ?? '')
  await page.waitForURL('**/setting?tab=topclub')
  await expect(page.getByText('anafan')).toBeVisible()
  await out.click()
  // Logging out reloads the page.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()

  await page.goto('/login?next=%2Fcontacts')
  await page.getByRole('main').getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.waitForURL('**/account/forgot-password?next=*')
  // Until then the login is still shown, which has an email field too.
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/login?next=%2Fcontacts')
  await expect.poll(() => linkOfMail(outbox, 2)).toMatch(/^\/account\/reset-password\?/)
  const link = (await linkOfMail(outbox, 2)) ?? ''
  await page.goto(link)
  const save = page.getByRole('button', { name: 'Save the password' })
  for (const name of ['New password', 'Repeat the new password'])
    await page.getByLabel(name, { exact: true }).fill('four')
  await expect(page.getByText('At least 5 characters')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByLabel('New password', { exact: true }).fill('second-one')
  await page.getByLabel('Repeat the new password').fill('second-on')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(save).toBeDisabled()
  await page.getByLabel('Repeat the new password').fill('second-one')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Password saved' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/login?next=%2Fcontacts')
  await page.goto(link)
  await expect(page.getByText('Sorry, this link is invalid at the moment.')).toBeVisible()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username or email' }).fill('anafan')
  await page.getByLabel('Password', { exact: true }).fill('first-one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Credentials.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill('second-one')
  await page.keyboard.press('Enter')
  await expect(out).toBeVisible()
})
