import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { type Buyer, call, linkIn, type Member, newMember, openShop, type Shop } from '../support/worlds/payments.ts'

// The journeys follow each other in one shop: what is bought in the first ones has run out in the last one.

const ANA: Buyer = { email: 'ana@example.test', username: 'anabuys', password: 'ana-pays-1' }
const RUI: Buyer = { email: 'rui@example.test', username: 'ruicompra', password: 'rui-paga-1' }
const BEA: Buyer = { email: 'bea@example.test', username: 'beaborrows', password: 'bea-tries-1' }
/** Both plans are of one month and paid until the 21st. */
const AFTER_THE_PAID_TIME = new Date('2026-12-22T09:00:00Z')
/** A browser and a server on a busy machine. */
const PATIENCE_MS = 60_000
vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 })

let shop: Shop
let rui: Member
let bea: Member
beforeAll(async () => {
  shop = await openShop(inject('demoFolder'), new Date(SATURDAY))
  rui = await newMember(shop, RUI, 'pt')
  bea = await newMember(shop, BEA, 'en')
})
afterAll(async () => {
  await closeBrowser()
  await shop?.close()
})

const WORDS = {
  en: {
    country: 'Country or region',
    add: /^Add /,
    locked: "Sorry, you don't have permission to view this data.",
    expired: 'Sorry, your subscription has expired.',
    consent: 'I want access to start at once',
    order: 'Order with obligation to pay',
    user: 'Username or email',
    password: 'Password',
  },
  pt: {
    country: 'País ou região',
    add: /^Adicionar /,
    locked: 'Não tem permissão para ver estes dados.',
    expired: 'A sua subscrição terminou.',
    consent: 'Quero que o acesso comece já',
    order: 'Encomendar com obrigação de pagar',
    user: 'Nome de utilizador ou e-mail',
    password: 'Palavra-passe',
  },
} as const
type Language = keyof typeof WORDS

/** A browser that waits as long as a busy machine needs. */
async function enter(language: Language, storage: Record<string, string> = {}, width?: number) {
  const visitor = await visit({ url: shop.home(), language, storage, ...(width && { width }) })
  visitor.page.setDefaultTimeout(PATIENCE_MS)
  return visitor
}

/** Asks for the leagues of a country in the settings, which subscribers alone are shown, until that is what is seen. */
async function findLeagues(page: Page, language: Language, seen: 'open' | 'locked' | 'expired'): Promise<void> {
  await page.goto('/setting?tab=topleague')
  const country = page.getByRole('combobox', { name: WORDS[language].country })
  await country.fill('Portugal')
  await country.press('Enter')
  if (seen !== 'open') return page.getByRole('alert').filter({ hasText: WORDS[language][seen] }).waitFor()
  const add = page.getByRole('button', { name: WORDS[language].add })
  await add.first().waitFor()
}

/** Orders the plan of one month, as far as the page of the provider. */
async function order(page: Page, button: string, language: Language): Promise<void> {
  await page.goto('/subscription')
  await page.getByRole('button', { name: button }).first().click()
  await page.getByText(WORDS[language].consent).click()
  await page.getByRole('button', { name: WORDS[language].order }).click()
}

async function logIn(page: Page, { username, password }: Buyer, language: Language): Promise<void> {
  await page.goto('/login?next=%2Fsubscription')
  await page.getByRole('textbox', { name: WORDS[language].user }).fill(username)
  await page.getByLabel(WORDS[language].password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/subscription')
}

test('someone signs up, pays by card, sees what was closed, cancels and keeps it until the day that is paid', async () => {
  const { stripe, post } = shop
  const { page, context, leave } = await enter('en')
  await page.goto('/?ref=partner')
  const clickOf = async () => (await context.cookies()).find(({ name }) => name === 'click_id')?.value
  await expect.poll(clickOf).toBeTruthy()
  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Email' }).fill(ANA.email)
  await page.getByRole('textbox', { name: 'Username' }).fill(ANA.username)
  await page.getByLabel('Password', { exact: true }).fill(ANA.password)
  await page.getByLabel('Repeat the password').fill(ANA.password)
  await page.getByRole('combobox', { name: 'Country' }).fill('Portugal')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Your account has been created.').waitFor()
  await page.goto(linkIn(await post.mailTo(ANA.email, '/activate?')))
  await page.waitForURL((at) => at.pathname === '/')
  await findLeagues(page, 'en', 'locked')

  await order(page, 'Pay by card', 'en')
  await page.waitForURL(`${stripe.url}/**`)
  await page.getByText('22.99 EUR').waitFor()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('Your card was declined.').waitFor()
  expect(stripe.charges.size).toBe(0)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { name: 'Your plan' }).waitFor()
  await page.getByText('Payment received. You now have full access.').waitFor()
  await page.getByText('1 month', { exact: true }).waitFor()
  expect([...stripe.subscriptions.values()].map(({ metadata }) => metadata.click_id)).toEqual([await clickOf()])
  await page.getByRole('row', { name: /21\/11\/2026 Paid 22\.99/ }).waitFor()
  await findLeagues(page, 'en', 'open')
  const receipt = await post.mailTo(ANA.email, 'We received 22.99 € on 21 November 2026')
  expect(receipt).toContain('paid until 21 December 2026')
  expect(receipt).toContain('Your receipt: ')

  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the plan?' })
  await dialog.getByText('You keep access until 21/12/2026').waitFor()
  await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
  // The dialog says the same while the provider is asked.
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('You keep access until 21/12/2026').waitFor()
  expect([...stripe.subscriptions.values()].map((one) => one.cancel_at_period_end)).toEqual([true])
  await findLeagues(page, 'en', 'open')
  await leave()
})

test('with PayPal, on a phone in Portuguese: approved at PayPal, and open', async () => {
  const { paypal, post } = shop
  const { page, context, leave } = await enter('pt', { ...rui }, WIDTHS.phone)
  await context.addCookies([{ name: 'click_id', value: 'click-7', url: shop.home() }])
  await findLeagues(page, 'pt', 'locked')
  await order(page, 'Pagar com PayPal', 'pt')
  await page.waitForURL(`${paypal.url}/**`)
  const [subscription] = [...paypal.shop.subscriptions.keys()]
  const onTheWay = page.waitForRequest(/\/api\/paypal_checkout\//)
  await page.getByRole('button', { name: 'Approve' }).click()
  expect((await onTheWay).url()).toBe(`${shop.home()}/api/paypal_checkout/${rui.uid}/${subscription}?clickID=click-7`)
  await page.waitForURL('**/subscription?payment=done')
  await page.getByRole('heading', { name: 'O seu plano' }).waitFor()
  await page.getByText('Renova a').waitFor()
  await findLeagues(page, 'pt', 'open')
  await post.mailTo(RUI.email, 'Recebemos 22,99 € em 21 de novembro de 2026')
  await leave()
})

test('the way back from PayPal opens nothing to somebody who took it from the one who paid, or who never approved', async () => {
  const { paypal } = shop
  const paid = [...paypal.shop.subscriptions.keys()][0] ?? ''
  const order = { selectedPlan: 12, immediateStart: true }
  const { subscription_id: unpaid } = await call<{ subscription_id: string }>(
    shop.home(),
    '/paypal_subscription',
    order,
    bea.token,
  )
  const { page, leave } = await enter('en', { ...bea })
  for (const id of [paid, unpaid]) {
    await page.goto(`/api/paypal_checkout/${bea.uid}/${id}?amount=22.99`)
    expect([id, page.url()]).toEqual([id, `${shop.home()}/subscription?payment=failed`])
    await page.getByText('The payment did not go through. Nothing was charged.').waitFor()
  }
  await findLeagues(page, 'en', 'locked')
  await leave()
})

test('a plan that is cancelled at PayPal stays open until the day that is paid', async () => {
  const { paypal } = shop
  const [subscription] = [...paypal.shop.subscriptions.values()]
  expect(await shop.deliverPaypalEvents(paypal.shop.cancel(subscription?.id ?? ''))).toBe(200)
  const { page, leave } = await enter('pt', { ...rui }, WIDTHS.phone)
  await page.goto('/subscription')
  await page.getByText('O plano está cancelado e não se renova. Mantém o acesso até 21/12/2026.').waitFor()
  expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(0)
  await findLeagues(page, 'pt', 'open')
  await leave()
})

test('someone who pays by card looks at their cards at Stripe, withdraws, gets everything back and is reported when', async () => {
  const { stripe, post } = shop
  const order = { selectedPlan: 3, immediateStart: true, price: 60 }
  const { session_id: checkout } = await call<{ session_id: string }>(shop.home(), '/stripe_checkout', order, bea.token)
  const subscription = stripe.payCheckout(checkout)
  const { page, leave } = await enter('en', { ...bea })
  await page.goto('/subscription?payment=done')
  await page.getByRole('button', { name: 'Cards and invoices' }).click()
  await page.waitForURL(`${stripe.url}/p/session/**`)
  await page.getByRole('link', { name: 'Return' }).click()
  await page.waitForURL('**/subscription')
  await findLeagues(page, 'en', 'open')

  await page.goto('/subscription')
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
  await page.getByRole('main').getByText(BEA.username).waitFor()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await page.getByRole('heading', { name: 'You have withdrawn' }).waitFor()
  await page
    .getByText(/Received on 21\/11\/2026 at \d\d:\d\d; .* Your refund goes to your original payment method\./)
    .waitFor()
  expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([6000])
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  const confirmed = await post.mailTo(BEA.email, 'We received your withdrawal from the contract')
  expect(confirmed).toMatch(/on 21 November 2026 at \d\d:\d\d:\d\d UTC/)
  expect(confirmed).toContain('We will refund 60.00 €')
  await post.mailTo(BEA.email, 'We have refunded 60.00 €')

  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await page.getByText('Your plan expired on 21/11/2026.').waitFor()
  await page.getByRole('row', { name: /21\/11\/2026 Refunded 60\.00/ }).waitFor()
  await findLeagues(page, 'en', 'expired')
  await leave()
})

test('when the paid time is over nothing more was taken, everything is closed and the page says since when', async () => {
  const { stripe, paypal } = shop
  await shop.goOnAt(AFTER_THE_PAID_TIME)
  // The sessions of a month ago are over as well.
  const card = await enter('en')
  await logIn(card.page, ANA, 'en')
  await card.page.getByText('Your plan expired on 21/12/2026. Choose a plan to continue.').waitFor()
  await card.page.getByRole('button', { name: 'Pay by card' }).first().waitFor()
  await findLeagues(card.page, 'en', 'expired')
  await card.leave()

  const phone = await enter('pt', {}, WIDTHS.phone)
  await logIn(phone.page, RUI, 'pt')
  await phone.page.getByText('O seu plano terminou a 21/12/2026. Escolha um plano para continuar.').waitFor()
  await findLeagues(phone.page, 'pt', 'expired')
  await phone.leave()

  const taken = [...stripe.charges.values()].map(({ amount, amount_refunded }) => amount - amount_refunded)
  expect(taken).toEqual([2299, 0])
  const paid = [...paypal.shop.subscriptions.values()].flatMap(({ transactions }) => transactions)
  expect(paid.map(({ cents }) => cents)).toEqual([2299])
})
