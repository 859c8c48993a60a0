import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type PaypalStandIn, startPaypalStandIn } from '../../packages/testing/src/paypal/stand-in.ts'
import { type StripeStandIn, startStripeStandIn } from '../../packages/testing/src/stripe/index.ts'
import { api } from '../support/api.ts'
import { englishIn } from '../support/checks/language.ts'
import { stored } from '../support/home-page.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { type Product, startProduct } from '../support/worlds/product.ts'

const url = inject('demoUrl')
afterAll(closeBrowser)

const cards = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })

async function logIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'free@touchline.test' }).click()
  await page.keyboard.press('Enter')
}

const hoursLater = (hours: number) => new Date(Date.parse(SATURDAY) + hours * 3_600_000)

/** Orders in the dialog that is open, with the agreement it asks for. */
async function order(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your order' })
  await dialog.getByText('I want access to start at once').click()
  await dialog.getByRole('button', { name: 'Order with obligation to pay' }).click()
}

describe('someone without a plan', () => {
  test('sees three plans with their prices before the page runs any script', async () => {
    const { page, leave } = await visit({ url, scripts: false })
    await page.goto('/subscription')
    const shown = await cards(page).allInnerTexts()
    const heads = shown.map((text) => text.replaceAll('\u00a0', ' '))
    expect(heads).toHaveLength(3)
    expect(heads[0]).toMatch(
      /1 month[\s\S]*22\.99[\s\S]*Total 22\.99 € incl\. VAT, renews every month until you cancel/,
    )
    expect(heads[1]).toMatch(
      /3 months[\s\S]*60\.00[\s\S]*20\.00 € a month[\s\S]*Total 60\.00 € incl\. VAT, renews every 3 months/,
    )
    expect(heads[2]).toMatch(/1 year[\s\S]*Best value[\s\S]*230\.00[\s\S]*19\.17 € a month[\s\S]*renews every year/)
    await leave()
  })

  test.each([
    ['not-paid', "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."],
    ['expired', 'Sorry, your subscription has expired. Please pay to view this data. Thanks.'],
    ['something-else', "Sorry, you don't have permission to view this data. Please subscribe for this. Thanks."],
  ])('is warned at /message/subscribe/%s and shown the way to the plans', async (type, words) => {
    const { page, leave } = await visit({ url, scripts: false })
    await page.goto(`/message/subscribe/${type}`)
    const warning = page.getByRole('alert')
    expect(await warning.innerText()).toContain(words)
    expect(await warning.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/subscription')
    await leave()
  })

  test('logs in to pay and comes back to the order of the plan that was chosen', async () => {
    const { page, calls, leave } = await visit({ url })
    await page.goto('/subscription')
    await cards(page).nth(1).getByRole('button', { name: 'Pay with the demo' }).click()
    await page.waitForURL('**/login?next=*')
    await logIn(page)
    const dialog = page.getByRole('dialog', { name: 'Your order' })
    await dialog.getByText('3 months', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await dialog.getByText('Access starts immediately').waitFor()
    expect(calls).not.toContain('/api/demo_checkout')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).toBe(`${url}/subscription`)
    await leave()
  })

  test('reads all of it in Portuguese, and nothing sticks out of a phone', async () => {
    const { page, leave } = await visit({ url, language: 'pt', width: WIDTHS.phone })
    for (const path of ['/subscription', '/subscription/withdraw', '/message/subscribe/expired']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // The server learns the viewer's language with the second page: the first is loaded anew once it is awake.
      await expect.poll(() => englishIn(page, ['Touchline']), { message: path }).toEqual([])
      expect([path, await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)]).toEqual([
        path,
        0,
      ])
    }
    await leave()
  })

  test('sees the plans but nothing to press where payment is not set up', async () => {
    const product = await startProduct({ env: { FEED: 'none' } })
    onTestFinished(async () => {
      await product.stop()
    })
    const { page, leave } = await visit({ url: product.url })
    await page.goto('/subscription')
    await page.getByText('Payment is not set up here').waitFor()
    expect(await cards(page).count()).toBe(3)
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    await leave()
  })
})

describe('a member who buys', () => {
  let folder: string
  let product: Product
  let home: string
  let stripe: StripeStandIn
  let paypal: PaypalStandIn

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchline-subscription-'))
    await cp(inject('demoFolder'), join(folder, 'data'), { recursive: true })
    // What is bought later began later, also where a provider reports when.
    stripe = await startStripeStandIn({ now: hoursLater(1) })
    paypal = await startPaypalStandIn({ now: () => hoursLater(2) })
    product = await startProduct({
      dataDir: join(folder, 'data'),
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
    home = product.url.replace('127.0.0.1', 'localhost')
  })
  afterAll(async () => {
    await product?.stop()
    await stripe?.close()
    await paypal?.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** 0 not paid, 1 expired, 2 open: what a call for subscribers answers this member. */
  async function gate(page: Page): Promise<number> {
    const { top_leagues: leagues } = await api<{ top_leagues: { country_id: number }[] }>(product.url, '/site')
    const answer = await fetch(`${product.url}/api/country/league/${leagues[0]?.country_id}`, {
      headers: { authorization: `Token ${await stored(page, 'token')}` },
    })
    return ((await answer.json()) as { type: number }).type
  }

  async function choose(page: Page, plan: number, way: string): Promise<void> {
    await page.goto(`${home}/login?next=%2Fsubscription`)
    await logIn(page)
    await page.waitForURL('**/subscription')
    await cards(page).nth(plan).getByRole('button', { name: way }).click()
  }

  async function withdraw(page: Page): Promise<void> {
    await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await page.getByText('freeuser').last().waitFor()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await page.getByRole('heading', { name: 'You have withdrawn' }).waitFor()
  }

  test('in the demo world: a declined card buys nothing, a good one opens everything, cancelling keeps it open, withdrawing ends it', async () => {
    const { page, leave } = await visit({ url: home })
    await choose(page, 0, 'Pay with the demo')
    expect(await gate(page)).toBe(0)
    await order(page)
    await page.getByText('no card is needed').waitFor()
    await page.getByText('Declined card').click()
    await page.getByRole('button', { name: 'Pay 22.99' }).click()
    await page.getByText('The card was declined').waitFor()
    expect(await gate(page)).toBe(0)
    await page.getByText('Accepted card').click()
    await page.getByRole('button', { name: 'Pay 22.99' }).click()

    await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    expect(await gate(page)).toBe(2)
    await page.getByText('Renews on').waitFor()
    await page.getByText('21/12/2026').first().waitFor()
    await page.getByRole('button', { name: 'Cancel the plan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the plan?' })
    await dialog.getByText('until 21/12/2026').waitFor()
    await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
    await page.getByText('Your plan is cancelled and will not renew').waitFor()
    expect(await page.getByRole('button', { name: 'Cancel the plan' }).count()).toBe(0)
    expect(await gate(page)).toBe(2)

    await withdraw(page)
    await page.getByText('Received on 21/11/2026').waitFor()
    expect(await gate(page)).not.toBe(2)
    await page.goto(`${home}/subscription`)
    await page.getByRole('cell', { name: 'Refunded' }).waitFor()
    expect(await cards(page).count()).toBe(3)
    await leave()
  })

  test('on the way to a page for subscribers is offered the way back to it', async () => {
    const { page, leave } = await visit({ url: home })
    await page.goto(`${home}/login?next=%2Finplay%3Fsort%3D0`)
    await logIn(page)
    await page.waitForURL('**/message/subscribe/expired')
    await page.getByRole('link', { name: 'See the plans' }).click()
    await cards(page).first().getByRole('button', { name: 'Pay with the demo' }).click()
    await order(page)
    await page.getByRole('button', { name: 'Pay 22.99' }).click()
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await page.waitForURL('**/inplay?sort=0')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await gate(page)).toBe(2)
    await page.goto(`${home}/subscription`)
    await withdraw(page)
    await leave()
  })

  test('by card: the page waits for the provider’s confirmation and then shows the plan', async () => {
    const { page, leave } = await visit({ url: home })
    await choose(page, 2, 'Pay by card')
    await order(page)
    await page.waitForURL(`${stripe.url}/**`)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByText('Payment cancelled. Nothing was charged.').waitFor()

    await cards(page).nth(2).getByRole('button', { name: 'Pay by card' }).click()
    await order(page)
    await page.waitForURL(`${stripe.url}/**`)
    const before = stripe.events.length
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.getByRole('heading', { name: 'Waiting for confirmation' }).waitFor()
    expect(await gate(page)).not.toBe(2)
    stripe.setWebhook(`${product.url}/api/webhooks/stripe`)
    for (const event of stripe.events.slice(before)) await stripe.deliver(event)
    await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    await page.getByText('1 year', { exact: true }).waitFor()
    expect(await gate(page)).toBe(2)
    await withdraw(page)
    expect(await gate(page)).not.toBe(2)
    await leave()
  })

  test('with PayPal: the approval leads back over the check of the server', async () => {
    const { page, leave } = await visit({ url: home })
    await choose(page, 1, 'Pay with PayPal')
    await order(page)
    await page.waitForURL(`${paypal.url}/**`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.waitForURL(`${home}/subscription?payment=*`)
    await page.getByRole('heading', { name: 'Your plan' }).waitFor()
    await page.getByText('3 months', { exact: true }).waitFor()
    expect(await gate(page)).toBe(2)
    // The page PayPal is played by has no icon.
    await leave([/401/])
  })
})
