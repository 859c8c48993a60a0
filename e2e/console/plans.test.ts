import type { Page } from '@playwright/test'
import { startStripeStandIn } from '../../packages/testing/src/stripe/index.ts'
import { expect, test as onDemo, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { copyDemo } from '../support/worlds/demo.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { startProduct } from '../support/worlds/product.ts'

/** A separate world: plans of the demo world stay as they are. */
const test = testOn(async () => {
  const stripe = await startStripeStandIn({ now: new Date(SATURDAY) })
  const product = await startProduct({
    prepare: copyDemo,
    env: {
      CLOCK: SATURDAY,
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  })
  const stop = () => Promise.all([product.stop(), stripe.close()])
  return { url: product.url.replace('127.0.0.1', 'localhost'), stripe, stop }
})
test.describe.configure({ mode: 'serial' })

async function signIn(page: Page, email: string, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.locator('main input').first().fill(email)
  await page.locator('main input[type="password"]').fill('demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${next}`)
}
const OWNER = 'owner@touchline.test'
const FREE = 'free@touchline.test'
const EXPIRED = 'expired@touchline.test'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('an owner adds a plan with free days and a coupon, and a member orders both in the demo checkout', async ({
  visit,
  baseURL,
  allowInConsole,
}) => {
  // A code that there is not.
  allowInConsole(/404/)
  const { page } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await signIn(page, OWNER, '/console/plans')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter whole months, 1 to 36.')).toBeVisible()
  await dialog.getByLabel('Months', { exact: true }).fill('6')
  await dialog.getByLabel('Price for all months, in euros').fill('99')
  await dialog.getByLabel('Title, English').fill('Half a season <b>')
  await dialog.getByLabel('Free days before the first payment').fill('7')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. New orders have these terms.')).toBeVisible()
  const plans = page.getByRole('list', { name: 'Plans' })
  await expect(plans.getByRole('heading', { name: 'Half a season <b>' })).toBeVisible()
  await page.getByRole('button', { name: 'Move Half a season <b> to the front' }).click()
  await expect(plans.getByRole('heading').nth(2)).toHaveText('Half a season <b>')

  await page.getByRole('button', { name: 'New coupon' }).click()
  await dialog.getByLabel('Code', { exact: true }).fill('journey-10')
  await dialog.getByLabel('Percent off each payment').fill('100')
  await dialog.getByRole('button', { name: 'Make the code' }).click()
  await expect(dialog.getByText(/^Enter whole percent, 1 to 95/)).toBeVisible()
  await dialog.getByLabel('Percent off each payment').fill('10')
  await dialog.getByRole('button', { name: 'Make the code' }).click()
  await expect(page.getByRole('table', { name: 'Codes and gifts' }).getByText('JOURNEY-10')).toBeVisible()

  const { page: own } = await visit({ baseURL, width: WIDTHS.phone, language: 'en' })
  await signIn(own, FREE, '/subscription')
  const card = own.getByRole('listitem').filter({ has: own.getByRole('heading', { name: 'Half a season <b>' }) })
  await expect(card.getByText('7 days free')).toBeVisible()
  await own.getByText('I have a code').click()
  await own.getByLabel('Code').fill('no-such')
  await own.getByRole('button', { name: 'Use the code' }).click()
  await expect(own.getByText('There is no such code.')).toBeVisible()
  await own.getByLabel('Code').fill('journey-10')
  await own.getByRole('button', { name: 'Use the code' }).click()
  await expect(own.getByText(/^The code JOURNEY-10 lowers the prices below/)).toBeVisible()
  await expect(card.getByText('First payment €89.10 instead of €99.00')).toBeVisible()
  expect(await fits(own)).toBe(true)
  await card.getByRole('button', { name: 'Pay with the demo' }).click()
  const order = own.getByRole('dialog')
  await order.getByRole('checkbox').check()
  await order.getByRole('button', { name: /^Order with obligation to pay/ }).click()
  await own.getByRole('button', { name: 'Pay €89.10' }).click()
  await expect(own.getByText('Payment received. You now have full access.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'JOURNEY-10' }).getByText('1', { exact: true })).toBeVisible()
})

test('a gift link gives months once, to the first who takes it', async ({ visit, baseURL, allowInConsole }) => {
  // The gift is taken already when its link is opened again.
  allowInConsole(/409/)
  const { page } = await visit({ baseURL, width: WIDTHS.phone, language: 'pt' })
  await signIn(page, OWNER, '/console/plans')
  const codes = page.getByRole('table', { name: 'Códigos e ofertas' }).getByText(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
  await codes.first().waitFor()
  const before = await codes.allTextContents()
  await page.getByRole('button', { name: 'Nova ligação de oferta' }).click()
  await page.getByRole('dialog').getByLabel('Meses oferecidos').fill('2')
  await page.getByRole('dialog').getByRole('button', { name: 'Criar a ligação' }).click()
  await expect(codes).toHaveCount(before.length + 1)
  const code = (await codes.allTextContents()).find((text) => !before.includes(text))
  expect(await fits(page)).toBe(true)
  const { page: own } = await visit({ baseURL, language: 'pt' })
  await signIn(own, EXPIRED, '/subscription')
  await own.goto(`/subscription?code=${code}`)
  await own.getByRole('button', { name: 'Aceitar a oferta' }).click()
  await expect(own.getByText(/^A oferta é sua/)).toBeVisible()
  await own.goto(`/subscription?code=${code}`)
  await expect(own.getByText(/já não é válido ou já foi usado/)).toBeVisible()
  await expect(own.getByRole('button', { name: 'Aceitar a oferta' })).toHaveCount(0)
})

test('a second owner is shown what the first one changed, and what they typed stays', async ({
  visit,
  baseURL,
  allowInConsole,
}) => {
  allowInConsole(/409/)
  const open = async () => {
    const { page } = await visit({ baseURL, language: 'en' })
    await signIn(page, OWNER, '/console/plans')
    await page.getByRole('button', { name: 'Change the plan 1 year' }).click()
    await page.getByRole('dialog').getByLabel('Price for all months, in euros').waitFor()
    return page
  }
  const [first, second] = [await open(), await open()]
  const price = (page: Page) => page.getByRole('dialog').getByLabel('Price for all months, in euros')
  const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await price(first).fill('240')
  await price(second).fill('210')
  await save(first)
  await expect(first.getByRole('dialog')).toHaveCount(0)
  await save(second)
  await expect(second.getByRole('alert').filter({ hasText: 'Price: 230.00 EUR → 240.00 EUR' })).toBeVisible()
  await expect(price(second)).toHaveValue('210')
  await save(second)
  await expect(second.getByRole('list', { name: 'Plans' }).getByText('€210.00')).toBeVisible()
})

test('a subscription that only Stripe knows is found by the comparison and added here', async ({
  visit,
  world,
  baseURL,
}) => {
  const { page } = await visit({ baseURL, width: WIDTHS.tablet, language: 'en' })
  await signIn(page, OWNER, '/console/money')
  const { id } = await page.evaluate(async () => {
    const token = localStorage.getItem('token') ?? ''
    const answer = await fetch('/api/console/members?limit=1', { headers: { authorization: `Token ${token}` } })
    return ((await answer.json()) as { members: { id: number }[] }).members[0] as { id: number }
  })
  const metadata = { account_id: String(id) }
  const session = world.stripe.openSession({
    mode: 'subscription',
    client_reference_id: String(id),
    metadata,
    subscription_data: { metadata },
    customer_email: 'lost@example.org',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: 2299,
          recurring: { interval: 'month', interval_count: 1 },
          product_data: { name: 'Plan' },
        },
      },
    ],
    locale: 'es',
    success_url: 'http://localhost/',
    cancel_url: 'http://localhost/',
  })
  world.stripe.payCheckout(session.id)
  await page.getByRole('button', { name: 'Compare now and make the same' }).click()
  const drift = page.getByRole('table', { name: 'Against the providers' })
  await expect(drift.getByText('Was missing here')).toBeVisible({ timeout: 40_000 })
  await expect(drift.getByText('Made the same')).toBeVisible()
})

onDemo('an analyst reads the money of the demo world and changes nothing', async ({ visit }) => {
  const { page } = await visit({ as: 'analyst', width: WIDTHS.phone, language: 'en' })
  await page.goto('/console/money')
  await expect(page.getByText('Demo world: members and money are simulated')).toBeVisible()
  await expect(page.getByRole('table', { name: 'By month' }).getByRole('row')).toHaveCount(14)
  await expect(page.getByRole('table', { name: 'Disputed payments' }).getByRole('link').first()).toHaveText(/^.•••$/)
  await expect(page.getByRole('button', { name: 'Compare now and make the same' })).toHaveCount(0)
  expect(await fits(page)).toBe(true)
  await page.goto('/console/plans')
  await expect(page.getByRole('button', { name: 'Add a plan' })).toHaveCount(0)
})
