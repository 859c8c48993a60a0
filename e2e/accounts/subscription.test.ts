import type { Page } from '@playwright/test'
import { HOUR_MS } from '../../packages/football/src/index.ts'
import { startPaypalStandIn } from '../../packages/testing/src/paypal/stand-in.ts'
import { startStripeStandIn } from '../../packages/testing/src/stripe/index.ts'
import { api } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test, testOn } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { copyDemo, DEMO_URL } from '../support/worlds/demo.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { startProduct } from '../support/worlds/product.ts'

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })

/** Accounts of the demo world without a plan: two contracts of one account can be withdrawn from within a year. */
const ACCOUNTS = { freeuser: 'free@touchline.test', expireduser: 'expired@touchline.test' } as const
type Account = keyof typeof ACCOUNTS

async function logIn(page: Page, account: Account = 'freeuser'): Promise<void> {
  await page.getByRole('button', { name: ACCOUNTS[account] }).click()
  await page.keyboard.press('Enter')
}

const hoursLater = (hours: number) => new Date(Date.parse(SATURDAY) + hours * HOUR_MS)

/** Orders in the open dialog, with the required agreement. */
async function order(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your order' })
  await dialog.getByText('I want access straight away').click()
  await dialog.getByRole('button', { name: 'Order with obligation to pay' }).click()
}

test.describe('someone without a plan', () => {
  test('sees three plans with their prices before the page runs any script', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false })
    await page.goto('/subscription')
    const shown = await cards(page).allInnerTexts()
    const heads = shown.map((text) => text.replaceAll('\u00a0', ' '))
    expect(heads).toHaveLength(3)
    expect(heads[0]).toMatch(
      /1 month[\s\S]*22\.99[\s\S]*Total €22\.99 incl\. any VAT, renews every month until you cancel/,
    )
    expect(heads[1]).toMatch(
      /3 months[\s\S]*60\.00[\s\S]*€20\.00 a month[\s\S]*Total €60\.00 incl\. any VAT, renews every 3 months/,
    )
    expect(heads[2]).toMatch(/1 year[\s\S]*Best value[\s\S]*230\.00[\s\S]*€19\.17 a month[\s\S]*renews every year/)
  })

  for (const [type, words] of [
    ['not-paid', "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."],
    ['expired', 'Sorry, your subscription has expired. Please pay to view this data. Thanks.'],
    ['something-else', "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."],
  ] as const) {
    test(`is warned at /message/subscribe/${type} and shown the way to the plans`, async ({ visit }) => {
      const { page } = await visit({ javaScriptEnabled: false })
      await page.goto(`/message/subscribe/${type}`)
      const warning = page.getByRole('alert')
      await expect(warning).toContainText(words)
      await expect(warning.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription')
    })
  }

  test('logs in to pay and comes back to the order of the plan that was chosen', async ({ page, calls }) => {
    await page.goto('/subscription')
    await cards(page).nth(1).getByRole('button', { name: 'Pay with the demo' }).click()
    await page.waitForURL('**/login?next=*')
    await logIn(page)
    const dialog = page.getByRole('dialog', { name: 'Your order' })
    await expect(dialog.getByText('3 months', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await expect(dialog.getByText('Access starts immediately')).toBeVisible()
    expect(calls).not.toContain('/api/demo_checkout')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(`${DEMO_URL}/subscription`)
  })

  test('reads all of it in Portuguese, and nothing sticks out of a phone', async ({ visit }) => {
    const { page } = await visit({ language: 'pt', width: WIDTHS.phone })
    for (const path of ['/subscription', '/subscription/withdraw', '/message/subscribe/expired']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The server learns the viewer's language with the second page: the first is reloaded once it is hydrated.
      await expect(async () => expect(await englishIn(page, ['Touchline']), path).toEqual([])).toPass()
      expect([path, await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)]).toEqual([
        path,
        0,
      ])
    }
  })

  test('sees the plans but nothing to press where payment is not set up', async ({ visit, startProduct }) => {
    const product = await startProduct({ env: { FEED: 'none', ACCESS: 'paid' } })
    const { page } = await visit({ baseURL: product.url })
    await page.goto('/subscription')
    await expect(page.getByText('Payment is not set up here')).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  })

  test('is told that everything is free where there is no way to pay', async ({ visit, startProduct }) => {
    const product = await startProduct({ env: { FEED: 'none' } })
    const { page } = await visit({ baseURL: product.url })
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { name: 'Everything here is free' })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/\/signup/)
  })
})

test.describe('a member who buys', () => {
  const test = testOn(async () => {
    // Later purchases began later, also where a provider reports when.
    const stripe = await startStripeStandIn({ now: hoursLater(1) })
    const paypal = await startPaypalStandIn({ now: () => hoursLater(2) })
    const product = await startProduct({
      prepare: copyDemo,
      env: {
        CLOCK: SATURDAY,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        STRIPE_API_BASE: stripe.url,
        PAYPAL_CLIENT_ID: paypal.clientId,
        PAYPAL_CLIENT_SECRET: paypal.clientSecret,
        PAYPAL_WEBHOOK_ID: paypal.webhookId,
        PAYPAL_PLAN_IDS: paypal.planIds,
        PAYPAL_API_BASE: paypal.url,
      },
    })
    // Providers send people back to the public address.
    const url = product.url.replace('127.0.0.1', 'localhost')
    const stop = () => Promise.all([product.stop(), stripe.close(), paypal.close()])
    return { url, stripe, paypal, stop }
  })
  // Purchases and refunds of one test affect the next.
  test.describe.configure({ mode: 'serial' })

  /** The answer of a call for subscribers to this member: 0 not paid, 1 expired, 2 open. */
  async function gate(page: Page): Promise<number> {
    const { top_leagues: leagues } = await api<{ top_leagues: { country_id: number }[] }>(page.url(), '/site')
    const answer = await fetch(new URL(`/api/country/league/${leagues[0]?.country_id}`, page.url()), {
      headers: { authorization: `Token ${await stored(page, 'token')}` },
    })
    return ((await answer.json()) as { type: number }).type
  }

  async function choose(page: Page, plan: number, way: string, account?: Account): Promise<void> {
    await page.goto('/login?next=%2Fsubscription')
    await logIn(page, account)
    await page.waitForURL('**/subscription')
    await cards(page).nth(plan).getByRole('button', { name: way }).click()
  }

  async function withdraw(page: Page, account: Account = 'freeuser'): Promise<void> {
    await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await expect(page.getByText(account).last()).toBeVisible()
    await expect(page.getByText('Refund', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByRole('heading', { name: 'You have withdrawn' })).toBeVisible()
  }

  test('in the demo world: a declined card buys nothing, a good one opens everything, cancelling keeps it open, withdrawing ends it', {
    tag: '@smoke',
  }, async ({ page }) => {
    await choose(page, 0, 'Pay with the demo')
    expect(await gate(page)).toBe(0)
    await order(page)
    await expect(page.getByText('no card is needed')).toBeVisible()
    await page.getByText('Declined card').click()
    await page.getByRole('button', { name: 'Pay €22.99' }).click()
    await expect(page.getByText('The card was declined')).toBeVisible()
    expect(await gate(page)).toBe(0)
    await page.getByText('Accepted card').click()
    await page.getByRole('button', { name: 'Pay €22.99' }).click()

    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
    expect(await gate(page)).toBe(2)
    await expect(page.getByText('Renews on')).toBeVisible()
    await expect(page.getByText('21/12/2026').first()).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the plan?' })
    await expect(dialog.getByText('until 21/12/2026')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page.getByText('Your plan is cancelled and will not renew')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel the plan' })).toHaveCount(0)
    expect(await gate(page)).toBe(2)

    await page.getByRole('button', { name: 'Keep my plan after all' }).click()
    await expect(page.getByText('Renews on')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
    await expect(page.getByRole('heading', { name: 'Choose another plan' })).toBeVisible()
    await cards(page).nth(2).getByRole('button', { name: 'Pay with the demo' }).click()
    await expect(page.getByRole('dialog').getByText('Total on 21/12/2026')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(
      page.getByRole('dialog').getByRole('link', { name: 'Withdraw first and get €22.99 back' }),
    ).toBeVisible()
    await page.goto('/subscription')
    await withdraw(page)
    await expect(page.getByText('Received on 21/11/2026')).toBeVisible()
    expect(await gate(page)).not.toBe(2)
    await page.goto('/subscription')
    await expect(page.getByRole('cell', { name: 'Refunded', exact: true })).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
  })

  test('on the way to a page for subscribers is offered the way back to it', async ({ page }) => {
    await page.goto('/login?next=%2Finplay%3Fsort%3D0')
    await logIn(page, 'expireduser')
    await page.waitForURL('**/message/subscribe/expired')
    await page.getByRole('link', { name: 'See the plans' }).click()
    await cards(page).first().getByRole('button', { name: 'Pay with the demo' }).click()
    await order(page)
    await page.getByRole('button', { name: 'Pay €22.99' }).click()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await page.waitForURL('**/inplay?sort=0')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await gate(page)).toBe(2)
    await page.goto('/subscription')
    await withdraw(page, 'expireduser')
  })

  test('by card: the page waits for the provider’s confirmation and then shows the plan', async ({
    page,
    world: { url, stripe },
  }) => {
    await choose(page, 2, 'Pay by card')
    await order(page)
    await page.waitForURL(`${stripe.url}/**`)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByText('Payment cancelled. Nothing was charged.')).toBeVisible()

    await cards(page).nth(2).getByRole('button', { name: 'Pay by card' }).click()
    await order(page)
    await page.waitForURL(`${stripe.url}/**`)
    const before = stripe.events.length
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Waiting for confirmation' })).toBeVisible()
    expect(await gate(page)).not.toBe(2)
    stripe.setWebhook(`${url}/api/webhooks/stripe`)
    for (const event of stripe.events.slice(before)) await stripe.deliver(event)
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
    await expect(page.getByText('1 year', { exact: true })).toBeVisible()
    expect(await gate(page)).toBe(2)
    await withdraw(page)
    expect(await gate(page)).not.toBe(2)
  })

  test('with PayPal: the approval leads back over the check of the server', async ({
    page,
    world: { paypal },
    allowInConsole,
  }) => {
    // The page PayPal is played by has no icon.
    allowInConsole(/401/)
    await choose(page, 1, 'Pay with PayPal', 'expireduser')
    await order(page)
    await page.waitForURL(`${paypal.url}/**`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL('**/subscription?payment=*')
    await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
    await expect(page.getByText('3 months', { exact: true })).toBeVisible()
    expect(await gate(page)).toBe(2)
  })
})
