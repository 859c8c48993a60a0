import type { Page } from '@playwright/test'
import { mailServer } from '../../packages/testing/src/mail.ts'
import { startPaypalStandIn } from '../../packages/testing/src/paypal/stand-in.ts'
import { startStripeStandIn } from '../../packages/testing/src/stripe/index.ts'
import { test as base, expect, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { openSources } from '../support/worlds/open-sources.ts'
import { startProduct } from '../support/worlds/product.ts'

/** A folder in which nothing was ever started, with stand-ins for the services that a new site asks. */
const newSite = () =>
  testOn(async () => {
    const [post, sources] = [await mailServer(), await openSources()]
    const [stripe, paypal] = [await startStripeStandIn(), await startPaypalStandIn()]
    const product = await startProduct({
      fromNothing: true,
      env: {
        ...sources.env,
        FEED: 'setup',
        SETUP: 'on',
        ALERT_HOSTS: new URL(post.url).host,
        STRIPE_API_BASE: stripe.url,
        PAYPAL_API_BASE: paypal.url,
      },
    })
    const close = [post, sources, stripe, paypal]
    const stop = async () => {
      await product.stop()
      await Promise.all(close.map((one) => one.close()))
    }
    return { url: product.url, product, post, stripe, paypal, stop }
  })

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
/** The server goes away and comes back while the page waits. */
const AWAY = [/Failed to load resource/, /ERR_CONNECTION_REFUSED/, /401/]

/** The link that the first start printed. */
async function linkOf({ output }: { output(): string }): Promise<string> {
  await expect.poll(output).toMatch(/\/setup\?token=[\w-]{43}/)
  const [, token] = /\/setup\?token=([\w-]{43})/.exec(output()) ?? []
  return `/setup?token=${token}`
}

base.describe('from an empty folder to an open site, in English on a desktop', () => {
  const test = newSite()
  test('every step, with keys that are tried, data that arrives and settings that count afterwards', async ({
    visit,
    baseURL,
    world,
    allowInConsole,
  }) => {
    allowInConsole(...AWAY)
    const { product, post, stripe, paypal } = world
    const link = await linkOf(product)

    const { page: stranger } = await visit({ baseURL, language: 'en' })
    await stranger.goto('/matches')
    await expect(stranger.getByRole('heading', { name: 'This site is not set up yet' })).toBeVisible()

    const { page } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
    await page.goto(link)
    const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const goOn = (name: RegExp | string) => page.getByRole('button', { name }).click()
    await heading('Who runs this site?')
    expect(page.url()).not.toContain('token')
    // By the keyboard alone.
    await page.getByLabel('Email').focus()
    await page.keyboard.type('marta@example.org')
    await page.keyboard.press('Tab')
    await page.keyboard.type('marta')
    await page.keyboard.press('Tab')
    await page.keyboard.type('correct horse')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The two passwords differ.')).toBeVisible()
    await page.getByLabel('Repeat the password').fill('correct horse')
    await page.getByLabel('Country').selectOption({ label: 'Portugal' })
    await page.keyboard.press('Tab')
    await goOn('Continue to name')

    await heading('What is your site called?')
    await page.getByLabel('Name of the site').fill('Northbank')
    await page.getByLabel('Public address').fill('northbank')
    await goOn('Continue to data')
    await expect(page.getByText(/This does not fit/)).toBeVisible()
    await page.getByLabel('Public address').fill(String(baseURL))
    await page.getByLabel('Time zone of visitors').selectOption('Europe/Lisbon')
    await goOn('Continue to data')

    await heading('Where do your matches come from?')
    await page.getByText('Open data', { exact: true }).click()
    await page.getByLabel('I will sell access or show advertising').check()
    await expect(page.getByText(/free for non-commercial sites only/)).toBeVisible()
    await goOn('Continue to mail')
    await expect(page.getByText('Premier League')).toBeVisible({ timeout: 120_000 })
    await goOn('Continue to mail')

    await heading('How does mail go out?')
    await page.getByLabel('Mail server').fill('smtp://10.0.0.5')
    await page.getByRole('button', { name: 'Send a test and store' }).click()
    await expect(page.getByText(/own network/)).toBeVisible()
    await page.getByLabel('Mail server').fill(post.url)
    await page.getByLabel('Sender').fill('Northbank <goals@example.org>')
    await page.getByRole('button', { name: 'Send a test and store' }).click()
    await expect(page.getByText(/took the message to marta@example.org/)).toBeVisible()
    await post.mailTo('marta@example.org', 'Northbank')
    await goOn('Continue to payment')

    await heading('How do members pay?')
    await page.getByLabel('Secret key').fill('sk_test_wrong')
    await goOn('Try and store')
    await expect(page.getByText(/It was refused. Not stored./)).toBeVisible()
    await page.getByLabel('Secret key').fill(stripe.secretKey)
    await page.getByLabel('Signing secret of the webhook').fill(stripe.webhookSecret)
    await goOn('Try and store')
    await expect(page.getByText(/Taken. payments of a test. Stored./)).toBeVisible()
    await expect(page.getByText(`${baseURL}/api/webhooks/stripe`)).toBeVisible()
    await page.getByLabel('Client ID').fill(paypal.clientId)
    await page.getByLabel('Client secret').fill(paypal.clientSecret)
    await page.getByLabel('Webhook ID').fill(paypal.webhookId)
    await page.getByLabel('Plan IDs by months').fill(paypal.planIds)
    await goOn('Continue to plans')

    await heading('What do you sell?')
    await expect(page.getByText('€22.99')).toBeVisible()
    await goOn('Skip for now')
    await heading('Are your legal texts your own?')
    await page.reload()
    await heading('Are your legal texts your own?')
    await goOn('Continue to backups')
    await heading('When are backups made?')
    await page.getByLabel('Nightly backups to keep').fill('7')
    await goOn('Continue to the end')
    await heading('Open the site')
    await expect(page.getByRole('main').getByText('Plans and prices')).toBeVisible()
    expect(await fits(page)).toBe(true)
    await goOn('Open the site')
    await expect(page.getByRole('heading', { name: 'Your site is open' })).toBeVisible({ timeout: 120_000 })
    await page.getByRole('link', { name: 'Visit the site' }).click()
    await expect(page.getByRole('link', { name: /Northbank/ }).first()).toBeVisible()

    await stranger.goto('/subscription')
    await expect(stranger.getByRole('heading', { name: 'This site is not set up yet' })).toHaveCount(0)
    const plans = (await (await fetch(`${baseURL}/api/plans`)).json()) as { access: string; ways: object }
    expect(plans).toMatchObject({ access: 'paid', ways: { card: true, paypal: true } })
    await stranger.goto(link)
    await expect(stranger.getByRole('heading', { name: 'This site is set up' })).toBeVisible()
  })
})

base.describe('from an empty folder to an open site, in Portuguese on a phone', () => {
  const test = newSite()
  test('steps that are left out, a backup that is none, and an owner who goes on after a login', async ({
    visit,
    baseURL,
    world,
    allowInConsole,
  }) => {
    allowInConsole(...AWAY, /400/)
    const { page } = await visit({ baseURL, width: WIDTHS.phone, language: 'pt' })
    await page.goto(await linkOf(world.product))
    const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const goOn = (name: RegExp | string) => page.getByRole('button', { name }).click()
    await heading('Quem gere este site?')
    expect(await fits(page)).toBe(true)

    await goOn('Restaurar uma cópia')
    await page.getByLabel('Escolher uma cópia…').setInputFiles({
      name: 'site.backup.gz',
      mimeType: 'application/gzip',
      buffer: Buffer.from('no backup'),
    })
    await expect(page.getByText(/Este ficheiro não foi aceite/)).toBeVisible()
    await goOn('Voltar')

    await page.getByLabel('Email').fill('rui@example.org')
    await page.getByLabel('Nome de utilizador').fill('ruisantos')
    await page.getByLabel('Palavra-passe', { exact: true }).fill('cavalo certo')
    await page.getByLabel('Repita a palavra-passe').fill('cavalo certo')
    await page.getByLabel('País').selectOption({ label: 'Brasil' })
    await goOn(/^Continuar/)
    await heading('Como se chama o seu site?')
    await page.getByLabel('Nome do site').fill('Bola Ao Centro')
    await goOn(/^Continuar/)
    await heading('De onde vêm os seus jogos?')
    expect(await fits(page)).toBe(true)
    await goOn(/^Ignorar/)
    await heading('Como é enviado o correio?')

    // Another browser, where nobody has the link any more.
    const { page: later } = await visit({ baseURL, width: WIDTHS.phone, language: 'pt' })
    await later.goto('/')
    await later.getByRole('link', { name: 'Iniciar sessão como proprietário' }).click()
    await later.locator('main input').first().fill('rui@example.org')
    await later.locator('main input[type="password"]').fill('cavalo certo')
    await later.keyboard.press('Enter')
    await expect(later.getByRole('heading', { level: 1, name: 'Como é enviado o correio?' })).toBeVisible()
    for (let step = 0; step < 5; step++) await later.getByRole('button', { name: /^Ignorar/ }).click()
    await expect(later.getByRole('heading', { level: 1, name: 'Abrir o site' })).toBeVisible()
    expect(await fits(later)).toBe(true)
    await later.getByRole('button', { name: 'Abrir o site' }).click()
    await expect(later.getByRole('heading', { name: 'O seu site está aberto' })).toBeVisible({ timeout: 120_000 })
    await later.getByRole('link', { name: 'Visitar o site' }).click()
    await expect(later.getByText('Bola Ao Centro').first()).toBeVisible()
  })
})
