import { afterAll, describe, expect, inject, test } from 'vitest'
import { matchesOn } from './support/api.ts'
import { stored } from './support/home-page.ts'
import { closeBrowser, visit } from './support/visitor.ts'

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
    await out.click()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    expect(await stored(page, 'token')).toBeNull()
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

test('wrong credentials are told without anything being stored, and an empty field sends nothing', async () => {
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
  await page.getByRole('button', { name: 'Back' }).click()
  expect([await email.inputValue(), await country.inputValue()]).toEqual(['ana@example', 'Portugal'])
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Please enter a valid email address.').waitFor()
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(calls).not.toContain('/api/signup')
  await leave()
})
