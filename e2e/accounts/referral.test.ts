import type { Page } from '@playwright/test'
import { expect, test, testOn } from '../support/fixtures.ts'
import type { Visitor } from '../support/visitor.ts'
import { startProduct } from '../support/worlds/product.ts'

const CLICKS = '/api/tapfiliate/clicks'
const DAYS_30 = 30 * 24 * 3600

async function cookiesOf({
  context,
}: Visitor): Promise<Map<string, { value: string; expires: number; sameSite: string }>> {
  return new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
}

const clicksOf = ({ calls }: Visitor) => calls.filter((call) => call === CLICKS).length

/** The page reacts to keys, so its work after hydration has begun. */
const awake = (page: Page) =>
  expect
    .poll(async () => {
      await page.keyboard.press('/')
      return page.getByRole('dialog', { name: 'Search' }).count()
    })
    .toBe(1)

test.describe('a visit by a partner’s link', () => {
  test('is noted once and remembered for 30 days', async ({ page, visitor }) => {
    await page.goto('/?ref=partner')
    await expect.poll(async () => (await cookiesOf(visitor)).has('click_id')).toBe(true)
    const cookies = await cookiesOf(visitor)
    expect(cookies.get('referral')).toMatchObject({ value: 'partner', sameSite: 'Lax' })
    expect(cookies.get('click_id')?.value).toMatch(/^[\w-]{10,}$/)
    for (const name of ['referral', 'click_id']) {
      const left = (cookies.get(name)?.expires ?? 0) - Date.now() / 1000
      expect([name, left > DAYS_30 - 600 && left < DAYS_30 + 600]).toEqual([name, true])
    }
    expect(clicksOf(visitor)).toBe(1)

    await page.goto('/?ref=partner')
    await awake(page)
    expect(clicksOf(visitor)).toBe(1)
    await page.goto('/?ref=another')
    await expect.poll(async () => (await cookiesOf(visitor)).get('referral')?.value).toBe('another')
  })

  test('is the only one that is: an ordinary visit calls nobody and sets nothing', async ({ visitor }) => {
    await visitor.page.goto('/')
    await awake(visitor.page)
    expect(clicksOf(visitor)).toBe(0)
    expect([...(await cookiesOf(visitor)).keys()].filter((name) => name !== 'touchline')).toEqual([])
  })
})

test.describe('where consent is required', () => {
  const test = testOn(() => startProduct({ env: { FEED: 'none', CONSENT: 'required' } }))

  test('nothing is noted before the visitor allowed it, and they can take it back', async ({ page, visitor }) => {
    await page.goto('/?ref=partner')
    const allow = page.getByRole('button', { name: 'Allow' })
    await expect(allow).toBeVisible()
    expect(clicksOf(visitor)).toBe(0)
    expect((await cookiesOf(visitor)).has('referral')).toBe(false)
    await allow.click()
    await expect.poll(async () => (await cookiesOf(visitor)).has('click_id')).toBe(true)

    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Withdraw and delete' }).click()
    await expect(page.getByText('You have refused them.')).toBeVisible()
    const left = await cookiesOf(visitor)
    expect([left.has('referral'), left.has('click_id')]).toEqual([false, false])
  })

  test('a refusal is remembered and nobody is asked again', async ({ page, visitor }) => {
    await page.goto('/?ref=partner')
    await page.getByRole('button', { name: 'Refuse' }).click()
    await page.goto('/?ref=partner')
    await awake(page)
    await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0)
    expect(clicksOf(visitor)).toBe(0)
    expect((await cookiesOf(visitor)).has('referral')).toBe(false)
  })
})
