import { matchesOn } from './support/api.ts'
import { expect, test } from './support/fixtures.ts'
import { groupNames, stored } from './support/home-page.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

const DAY = '2026-11-22'

test('a match that a visitor follows comes first on every day near it and on their own page, and joins the account', async ({
  visit,
}) => {
  const [match] = (await matchesOn(DEMO_URL, DAY)).filter(({ status }) => status === 1)
  if (!match) throw new Error('There is no match to come on that day')
  const name = `${match.local_name} – ${match.visitor_name}`
  const { page } = await visit()
  await page.goto(`/matches/${DAY}`)
  await page.getByRole('button', { name: `Follow ${name}` }).click()
  await expect.poll(async () => (await groupNames(page))[0]).toBe('Followed')
  expect(await stored(page, 'followed_match')).toBe(`[${match.match_id}]`)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => stored(page, 'followed_match')).toBe('[]')
  await page.getByRole('button', { name: `Follow ${name}` }).click()

  await page.goto('/')
  await expect.poll(async () => (await groupNames(page))[0]).toBe('Followed')
  await page.goto('/me')
  const own = page.getByRole('main')
  await expect(own.getByText('Kept on this device')).toBeVisible()
  await expect(own.getByRole('button', { name: `Stop following ${name}` })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/login')
  await page.getByRole('button', { name: 'free@touchline.test' }).click()
  const merged = page.waitForResponse((response) => response.url().endsWith('/api/follow/merge'))
  await page.keyboard.press('Enter')
  expect((await (await merged).json()).matches).toContain(match.match_id)
})
