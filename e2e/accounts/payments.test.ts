import type { Page } from '@playwright/test'
import { expect, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { type Buyer, call, linkIn, newMember, openShop } from '../support/worlds/payments.ts'

// The journeys follow each other in one shop: purchases of the first ones have expired in the last one.

const ANA: Buyer = { email: 'ana@example.test', username: 'anabuys', password: 'ana-pays-1' }
const RUI: Buyer = { email: 'rui@example.test', username: 'ruicompra', password: 'rui-paga-1' }
const BEA: Buyer = { email: 'bea@example.test', username: 'beaborrows', password: 'bea-tries-1' }
/** Both plans are of one month and paid until the 21st. */
const AFTER_THE_PAID_TIME = new Date('2026-12-22T09:00:00Z')
const test = testOn(async () => {
  const shop = await openShop(new Date(SATURDAY))
  return Object.assign(shop, { rui: await newMember(shop, RUI, 'pt'), bea: await newMember(shop, BEA, 'en') })
})

test.describe.configure({ mode: 'serial', timeout: 300_000 })
// A browser and a server on a busy machine.
test.use({ actionTimeout: 60_000, navigationTimeout: 60_000 })

const PHONE = { language: 'pt', width: WIDTHS.phone } as const

const WORDS = {
  en: {
    country: 'Country or region',
    add: /^Add /,
    locked: "Sorry, you don't have permission to view this data.",
    expired: 'Sorry, your subscription has expired.',
    consent: 'I want access straight away',
    order: 'Order with obligation to pay',
    user: 'Username or email',
    password: 'Password',
  },
  pt: {
    country: 'País ou região',
    add: /^Adicionar /,
    locked: 'Não tem permissão para ver estes dados.',
    expired: 'A sua subscrição terminou.',
    consent: 'Quero ter acesso já',
    order: 'Encomendar com obrigação de pagar',
    user: 'Nome de utilizador ou e-mail',
    password: 'Palavra-passe',
  },
} as const
type Language = keyof typeof WORDS

/** Requests the leagues of a country in the settings, which only subscribers see, until the result is the expected one. */
async function findLeagues(page: Page, language: Language, seen: 'open' | 'locked' | 'expired'): Promise<void> {
  await page.goto('/setting?tab=topleague')
  const country = page.getByRole('combobox', { name: WORDS[language].country })
  await country.fill('Portugal')
  await country.press('Enter')
  if (seen !== 'open') return expect(page.getByRole('alert').filter({ hasText: WORDS[language][seen] })).toBeVisible()
  const add = page.getByRole('button', { name: WORDS[language].add })
  await expect(add.first()).toBeVisible()
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

test('someone signs up, pays by card, sees what was closed, cancels and keeps it until the day that is paid', async ({
  page,
  context,
  world: { stripe, post },
}) => {
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
  await expect(page.getByText('Your account has been created.')).toBeVisible()
  await page.goto(linkIn(await post.mailTo(ANA.email, '/activate?')))
  await page.waitForURL((at) => at.pathname === '/')
  await findLeagues(page, 'en', 'locked')

  await order(page, 'Pay by card', 'en')
  await page.waitForURL(`${stripe.url}/**`)
  await expect(page.getByText('22.99 EUR')).toBeVisible()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  expect(stripe.charges.size).toBe(0)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your plan' })).toBeVisible()
  await expect(page.getByText('Payment received. You now have full access.')).toBeVisible()
  await expect(page.getByText('1 month', { exact: true })).toBeVisible()
  expect([...stripe.subscriptions.values()].map(({ metadata }) => metadata.click_id)).toEqual([await clickOf()])
  await expect(page.getByRole('row', { name: /21\/11\/2026 Paid €22\.99/ })).toBeVisible()
  await findLeagues(page, 'en', 'open')
  const receipt = await post.mailTo(ANA.email, 'We received €22.99 on 21 November 2026')
  expect(receipt).toContain('paid until 21 December 2026')
  expect(receipt).toContain('Your receipt: ')

  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Cancel the plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel the plan?' })
  await expect(dialog.getByText('You keep access until 21/12/2026')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel the plan' }).click()
  // The dialog stays the same while the provider is called.
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You keep access until 21/12/2026')).toBeVisible()
  expect([...stripe.subscriptions.values()].map((one) => one.cancel_at_period_end)).toEqual([true])
  await findLeagues(page, 'en', 'open')
})

test('with PayPal, on a phone in Portuguese: approved at PayPal, and open', async ({ visit, world: shop }) => {
  const { paypal, post, rui } = shop
  const { page, context } = await visit({ ...PHONE, storage: { ...rui } })
  await context.addCookies([{ name: 'click_id', value: 'click-7', url: shop.url }])
  await findLeagues(page, 'pt', 'locked')
  await order(page, 'Pagar com PayPal', 'pt')
  await page.waitForURL(`${paypal.url}/**`)
  const [subscription] = [...paypal.shop.subscriptions.keys()]
  const onTheWay = page.waitForRequest(/\/api\/paypal_checkout\//)
  await page.getByRole('button', { name: 'Approve' }).click()
  expect((await onTheWay).url()).toBe(`${shop.url}/api/paypal_checkout/${rui.uid}/${subscription}?clickID=click-7`)
  await page.waitForURL('**/subscription?payment=done')
  await expect(page.getByRole('heading', { name: 'O seu plano' })).toBeVisible()
  await expect(page.getByText('Renova a')).toBeVisible()
  await findLeagues(page, 'pt', 'open')
  await post.mailTo(RUI.email, 'Recebemos 22,99 € em 21 de novembro de 2026')
})

test('the way back from PayPal opens nothing to somebody who took it from the one who paid, or who never approved', async ({
  visit,
  world: shop,
}) => {
  const { paypal, bea } = shop
  const paid = [...paypal.shop.subscriptions.keys()][0] ?? ''
  const order = { selectedPlan: 12, immediateStart: true }
  const { subscription_id: unpaid } = await call<{ subscription_id: string }>(shop.url, {
    path: '/paypal_subscription',
    body: order,
    token: bea.token,
  })
  const { page } = await visit({ storage: { ...bea } })
  for (const id of [paid, unpaid]) {
    await page.goto(`/api/paypal_checkout/${bea.uid}/${id}?amount=22.99`)
    expect([id, page.url()]).toEqual([id, `${shop.url}/subscription?payment=failed`])
    await expect(page.getByText('The payment did not go through. Nothing was charged.')).toBeVisible()
  }
  await findLeagues(page, 'en', 'locked')
})

test('a payment in dispute holds access, and the page says why and what can be done, until it is decided', async ({
  visit,
  world: shop,
}) => {
  const { paypal } = shop
  const payment = [...paypal.shop.subscriptions.values()][0]?.transactions[0]?.id ?? ''
  expect(await shop.deliverPaypalEvents(paypal.shop.dispute(payment))).toBe(200)
  const { page } = await visit({ ...PHONE, storage: { ...shop.rui } })
  await findLeagues(page, 'pt', 'expired')
  await page.goto('/account')
  await expect(page.getByText('Suspenso: um pagamento foi contestado')).toBeVisible()
  await page.goto('/subscription')
  const note = page.getByRole('status').filter({ hasText: 'O seu acesso está suspenso' })
  await expect(note.getByRole('link', { name: 'Escrever-nos' })).toBeVisible()
  await expect(note.getByRole('button', { name: 'Cancelar o plano' })).toBeVisible()
  await expect(note.getByRole('link', { name: 'Resolver o contrato aqui' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pagar com PayPal' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Contestado/ })).toBeVisible()
  expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(0)
  for (const event of paypal.shop.decide(payment, 'RESOLVED_SELLER_FAVOUR'))
    expect(await shop.deliverPaypalEvents(event)).toBe(200)
  await findLeagues(page, 'pt', 'open')
})

test('a plan that is cancelled at PayPal stays open until the day that is paid', async ({ visit, world: shop }) => {
  const { paypal } = shop
  const [subscription] = [...paypal.shop.subscriptions.values()]
  expect(await shop.deliverPaypalEvents(paypal.shop.cancel(subscription?.id ?? ''))).toBe(200)
  const { page } = await visit({ ...PHONE, storage: { ...shop.rui } })
  await page.goto('/subscription')
  await expect(page.getByText('O plano está cancelado e não se renova. Mantém o acesso até 21/12/2026.')).toBeVisible()
  expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(0)
  await findLeagues(page, 'pt', 'open')
})

test('someone who pays by card looks at their cards at Stripe, withdraws, gets everything back and is reported when', async ({
  visit,
  world: shop,
}) => {
  const { stripe, post, bea } = shop
  const order = { selectedPlan: 3, immediateStart: true, price: 60 }
  const { session_id: checkout } = await call<{ session_id: string }>(shop.url, {
    path: '/stripe_checkout',
    body: order,
    token: bea.token,
  })
  const subscription = stripe.payCheckout(checkout)
  const { page } = await visit({ storage: { ...bea } })
  await page.goto('/subscription?payment=done')
  await page.getByRole('button', { name: 'Cards and invoices' }).click()
  await page.waitForURL(`${stripe.url}/p/session/**`)
  await page.getByRole('link', { name: 'Return' }).click()
  await page.waitForURL('**/subscription')
  await findLeagues(page, 'en', 'open')

  await page.goto('/subscription')
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click()
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
  await expect(page.getByRole('main').getByText(BEA.username)).toBeVisible()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: 'You have withdrawn' })).toBeVisible()
  await expect(
    page.getByText(
      /Received on 21\/11\/2026 at \d\d:\d\d; .* Your refund of €60\.00 goes to your original payment method\./,
    ),
  ).toBeVisible()
  expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([6000])
  expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled')
  const confirmed = await post.mailTo(BEA.email, 'We received your withdrawal from the contract')
  expect(confirmed).toMatch(/on 21 November 2026 at \d\d:\d\d:\d\d UTC/)
  expect(confirmed).toContain('We will refund €60.00')
  await post.mailTo(BEA.email, 'We have refunded €60.00')

  await page.getByRole('link', { name: 'Back to your plan' }).click()
  await expect(page.getByText('You withdrew from your contract on 21/11/2026.')).toBeVisible()
  await expect(page.getByRole('row', { name: /21\/11\/2026 Refunded €60\.00/ })).toBeVisible()
  await findLeagues(page, 'en', 'expired')
})

test('when the paid time is over nothing more was taken, everything is closed and the page says since when', async ({
  visit,
  world: shop,
}) => {
  const { stripe, paypal } = shop
  await shop.goOnAt(AFTER_THE_PAID_TIME)
  // The sessions of a month ago are over as well.
  const card = await visit({ baseURL: shop.url })
  await logIn(card.page, ANA, 'en')
  await expect(card.page.getByText('Your plan expired on 21/12/2026. Choose a plan to continue.')).toBeVisible()
  await expect(card.page.getByRole('button', { name: 'Pay by card' }).first()).toBeVisible()
  await findLeagues(card.page, 'en', 'expired')

  const phone = await visit({ ...PHONE, baseURL: shop.url })
  await logIn(phone.page, RUI, 'pt')
  await expect(
    phone.page.getByText('O seu plano terminou a 21/12/2026. Escolha um plano para continuar.'),
  ).toBeVisible()
  await findLeagues(phone.page, 'pt', 'expired')

  const taken = [...stripe.charges.values()].map(({ amount, amount_refunded }) => amount - amount_refunded)
  expect(taken).toEqual([2299, 0])
  const paid = [...paypal.shop.subscriptions.values()].flatMap(({ transactions }) => transactions)
  expect(paid.map(({ cents }) => cents)).toEqual([2299])
})
