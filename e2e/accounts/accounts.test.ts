import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { matchesOn } from '../support/api.ts'
import { stored } from '../support/home-page.ts'
import { closeBrowser, visit } from '../support/visitor.ts'
import { startProduct } from '../support/worlds/product.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

describe('a member of the demo world', () => {
  test('logs in with the account the page names, goes where they wanted to go, and logs out', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/login?next=%2Fsetting')
    await page.getByRole('button', { name: 'free@touchline.test' }).click()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/setting')
    const out = page.getByRole('button', { name: 'Log out' })
    await out.waitFor()
    expect(await stored(page, 'token')).toMatch(/.{20,}/)
    expect(await stored(page, 'uid')).toMatch(/^\d+$/)
    await page.goto('/login')
    await page.waitForURL((at) => at.pathname === '/')
    await page.getByRole('banner').getByRole('link', { name: 'freeuser' }).waitFor()
    expect(await page.getByRole('banner').getByRole('link', { name: 'Log in' }).count()).toBe(0)
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'yes'
    })
    await out.click()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    expect([await stored(page, 'token'), await stored(page, 'uid')]).toEqual([null, null])
    // The page was loaded anew.
    expect(await page.locator('html').getAttribute('data-before')).toBeNull()
    expect(calls).toContain('/api/logout')
    await leave()
  })

  test('brings the leagues starred before into the account, where the next browser finds them', async () => {
    const [match] = await matchesOn(url, '2026-11-22')
    const league = match?.league_id ?? 0
    const { page, leave } = await visit({ url, storage: { favorite_league: `[${league}]` } })
    await page.goto('/login')
    await page.getByRole('button', { name: 'demo@touchline.test' }).click()
    const merged = page.waitForResponse((response) => response.url().endsWith('/api/favourites/merge'))
    await page.keyboard.press('Enter')
    const { leagues } = (await (await merged).json()) as { leagues: number[] }
    expect(leagues).toContain(league)
    await leave()
    const other = await visit({ url })
    await other.page.goto('/login')
    await other.page.getByRole('button', { name: 'demo@touchline.test' }).click()
    await other.page.keyboard.press('Enter')
    await expect.poll(() => stored(other.page, 'favorite_league')).toBe(JSON.stringify(leagues))
    await other.leave()
  })
})

test('wrong credentials are reported without anything being stored, and an empty field sends nothing', async () => {
  const { page, calls, leave } = await visit({ url })
  await page.goto('/login')
  const username = page.getByRole('textbox', { name: 'Username or email' })
  const password = page.getByLabel('Password', { exact: true })
  await username.fill('nobody@touchline.test')
  await username.press('Enter')
  await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(calls).not.toContain('/api/login')
  await password.fill('not-the-password')
  await password.press('Enter')
  await page.getByText('Invalid Credentials.').waitFor()
  expect(await stored(page, 'token')).toBeNull()
  await leave()
})

test('the sign-up form keeps its entries while the terms are read, and goes to the first wrong field', async () => {
  const { page, calls, leave } = await visit({ url })
  await page.goto('/signup')
  const email = page.getByRole('textbox', { name: 'Email' })
  const country = page.getByRole('combobox', { name: 'Country' })
  await email.fill('ana@example')
  await country.fill('portug')
  await country.press('Enter')
  await page.getByRole('button', { name: 'terms and conditions' }).click()
  await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Who may use it' }).waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  expect([await email.inputValue(), await country.inputValue()]).toEqual(['ana@example', 'Portugal'])
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Please enter a valid email address.').waitFor()
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(calls).not.toContain('/api/signup')
  await leave()
})

/** The address, without its host, in the newest of the mails that were written to a folder; null until there are so many. */
async function linkOfMail(folder: string, count: number): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).sort()
  const name = names.length === count ? names.at(-1) : undefined
  if (name === undefined) return null
  const text = (await readFile(join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return text.match(/\/(?:activate|account\/reset-password)\?[\w=&%-]+/)?.[0] ?? null
}

test('someone signs up on the way to a page, activates by the link of the mail and is there, forgets the password and sets another', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-accounts-'))
  const product = await startProduct({ dataDir, env: { FEED: 'none' } })
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const outbox = join(dataDir, 'outbox')
  const { page, leave } = await visit({ url: product.url })
  const out = page.getByRole('button', { name: 'Log out' })

  await page.goto('/login?next=%2Fsetting%3Ftab%3Dtopclub')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  // Until it is there the login stays in sight, with a "Username or email" of its own.
  await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor()
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.test')
  await page.getByRole('textbox', { name: 'Username' }).fill('anafan')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await page.getByRole('button', { name: 'This username is free.' }).waitFor()
  await page.getByLabel('Password', { exact: true }).fill('first-one')
  await page.getByLabel('Repeat the password').fill('first-one')
  await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Your account has been created.').waitFor()
  await page.getByText('Please check your email').waitFor()
  await page.getByText('Sent to ana@example.test.').waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.waitForURL('**/login?next=*')

  await expect.poll(() => linkOfMail(outbox, 1)).toMatch(/^\/activate\?/)
  await page.goto((await linkOfMail(outbox, 1)) ?? '')
  await page.waitForURL('**/setting?tab=topclub')
  await page.getByText('anafan').waitFor()
  await out.click()
  // Logging out loads the page anew.
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()

  await page.goto('/login?next=%2Fcontacts')
  await page.getByRole('main').getByRole('link', { name: 'Forgotten your password?' }).click()
  await page.waitForURL('**/account/forgot-password?next=*')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Email' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Back' }).click()
  await page.waitForURL('**/login?next=%2Fcontacts')
  await expect.poll(() => linkOfMail(outbox, 2)).toMatch(/^\/account\/reset-password\?/)
  const link = (await linkOfMail(outbox, 2)) ?? ''
  await page.goto(link)
  const save = page.getByRole('button', { name: 'Save the password' })
  for (const name of ['New password', 'Repeat the new password'])
    await page.getByLabel(name, { exact: true }).fill('four')
  await save.click()
  await page.getByText('Sorry, failed to save. Try again later.').waitFor()
  await page.getByLabel('New password', { exact: true }).fill('second-one')
  await page.getByLabel('Repeat the new password').fill('second-on')
  await page.getByText('Passwords do not match').waitFor()
  expect(await save.isDisabled()).toBe(true)
  await page.getByLabel('Repeat the new password').fill('second-one')
  await save.click()
  await page.getByRole('heading', { name: 'Password saved' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/login?next=%2Fcontacts')
  await page.goto(link)
  await page.getByText('Sorry, this link is invalid at the moment.').waitFor()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username or email' }).fill('anafan')
  await page.getByLabel('Password', { exact: true }).fill('first-one')
  await page.keyboard.press('Enter')
  await page.getByText('Invalid Credentials.').waitFor()
  await page.getByLabel('Password', { exact: true }).fill('second-one')
  await page.keyboard.press('Enter')
  await out.waitFor()
  await leave()
})
