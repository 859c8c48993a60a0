import type { Page } from '@playwright/test'
import type { Language } from '../../packages/messages/src/index.ts'
import { textsOf } from '../../packages/messages/src/texts.ts'
import { mailServer } from '../../packages/testing/src/mail.ts'
import { test as base, expect, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { startProduct } from '../support/worlds/product.ts'

/** An empty folder and a mail server: all that somebody needs who wants to run a site. */
const newShop = () =>
  testOn(async () => {
    const post = await mailServer()
    const env = { FEED: 'setup', SETUP: 'on', ALERT_HOSTS: new URL(post.url).host }
    const product = await startProduct({ fromNothing: true, env })
    const stop = async () => {
      await product.stop()
      await post.close()
    }
    return { url: product.url, product, post, stop }
  })

base.use({ pictures: true })

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 32"><rect width="32" height="32" rx="8" fill="#1fae6b"/><path d="M44 22V10h6l8 12V10h6v12" fill="none" stroke="#1fae6b" stroke-width="4"/></svg>'
const OWNER = { email: 'marta@example.org', username: 'martasilva', password: 'correct horse' }
const MEMBER = { email: 'rui@example.org', username: 'ruisantos', password: 'battery staple' }
/** The server goes away and comes back while a page waits, and ends sessions with a restore. */
const AWAY = [
  /Failed to load resource/,
  /ERR_CONNECTION_REFUSED/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_CONNECTION_RESET/,
  /40[149]/,
  /503/,
]
/** The demo world fills meanwhile. */
const SOON = { timeout: 240_000 }
const SHOTS = process.env.SHOTS

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

/** The whole life of a shop, in the words of one language. */
function shop(language: Language, width: number): void {
  const test = newShop()
  test('set up, sold, refunded, granted, deleted, backed up and restored without a shell', async ({
    visit,
    baseURL,
    world,
    allowInConsole,
  }) => {
    test.setTimeout(900_000)
    allowInConsole(...AWAY)
    const { product, post } = world
    const t = textsOf(language, 'console')
    const setup = textsOf(language, 'setup')
    const brand = textsOf(language, 'brand')
    const accounts = textsOf(language, 'accounts')
    const billing = textsOf(language, 'billing')
    let shots = 0
    const looked = async (page: Page, name: string) => {
      expect([name, await fits(page)]).toEqual([name, true])
      shots += 1
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/${language}-${shots}-${name}.png`, fullPage: true })
    }

    // The wizard.
    const { page } = await visit({ baseURL, width, language })
    await expect.poll(() => product.output()).toMatch(/\/setup\?token=[\w-]{43}/)
    await page.goto(`/setup?token=${/\/setup\?token=([\w-]{43})/.exec(product.output())?.[1]}`)
    const step = (name: 'owner' | 'site' | 'data' | 'mail' | 'payment' | 'plans' | 'legal' | 'backups') =>
      expect(page.getByRole('heading', { level: 1, name: setup(`step.${name}.title`) })).toBeVisible(SOON)
    const goOn = () => page.locator('form footer button[type=submit]').click()
    const skip = () => page.locator('form footer button[type=button]').last().click()
    await step('owner')
    await page.getByLabel(setup('owner.email')).fill(OWNER.email)
    await page.getByLabel(setup('owner.username')).fill(OWNER.username)
    await page.getByLabel(setup('owner.password'), { exact: true }).fill(OWNER.password)
    await page.getByLabel(setup('owner.repeat')).fill(OWNER.password)
    await page.getByLabel(setup('owner.country')).selectOption({ label: 'Portugal' })
    await goOn()

    await step('site')
    await page.getByLabel(brand('name')).fill('Northbank')
    await page.getByLabel(brand('accent.light'), { exact: true }).fill('#ffd500')
    await expect(page.getByRole('button', { name: brand('nearest', { colour: '#806a00' }) })).toBeVisible()
    await page.getByLabel(brand('accent.light'), { exact: true }).fill('#0b7a48')
    await page.getByLabel(brand('accent.dark'), { exact: true }).fill('#3fd68f')
    const file = (name: string, text: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(text) })
    await page.getByLabel(brand('logo.choose')).setInputFiles(file('logo.svg', '<html></html>'))
    await expect(page.getByText(brand('logo.fault.no_picture'))).toBeVisible()
    await page.getByLabel(brand('logo.choose')).setInputFiles(file('logo.svg', LOGO))
    await page.getByRole('button', { name: brand('logo.use') }).click()
    await expect(page.getByRole('button', { name: brand('logo.remove') })).toBeVisible()
    await looked(page, 'setup-site')
    await page.getByLabel(setup('name.PUBLIC_URL')).fill(String(baseURL))
    await goOn()

    await step('data')
    await page.getByText(setup('source.demo.title'), { exact: true }).click()
    await goOn()
    await expect(page.getByText(setup('data.pressToRead'))).toHaveCount(0, SOON)
    await goOn()
    await step('mail')
    // The form is drawn again when the address of the owner arrives.
    await expect(async () => {
      await page.getByLabel(setup('name.SMTP_URL')).fill(post.url)
      await page.getByRole('button', { name: setup('mail.tryAndStore') }).click({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText(setup('mail.stored', { to: OWNER.email }))).toBeVisible()
    await goOn()
    for (const name of ['payment', 'plans', 'legal', 'backups'] as const) {
      await step(name)
      await skip()
    }
    await page.getByRole('button', { name: setup('done.finish') }).click()
    await expect(page.getByRole('heading', { name: setup('done.open') })).toBeVisible(SOON)
    await looked(page, 'setup-open')

    // The first member signs up, confirms the address and pays.
    const { page: member } = await visit({ baseURL, width, language })
    await member.goto('/signup')
    await expect(member).toHaveTitle(/Northbank$/)
    await member.getByRole('textbox', { name: accounts('email') }).fill(MEMBER.email)
    await member.getByRole('textbox', { name: accounts('username') }).fill(MEMBER.username)
    await member.getByLabel(accounts('password'), { exact: true }).fill(MEMBER.password)
    await member.getByLabel(accounts('repeat')).fill(MEMBER.password)
    await member.getByRole('combobox', { name: accounts('country') }).fill('Portugal')
    await member.getByRole('button', { name: accounts('signup.submit'), exact: true }).click()
    await expect(member.getByText(accounts('signup.successsignup'))).toBeVisible()
    const mail = await post.mailTo(MEMBER.email, '/activate?')
    expect(mail).toContain('Northbank')
    await member.goto(/\/activate\?[\w=&%-]+/.exec(mail)?.[0] ?? '')
    await expect(member.getByText(MEMBER.username).first()).toBeVisible()
    await member.goto('/subscription')
    await member
      .getByRole('button', { name: billing('pay.demo') })
      .first()
      .click()
    const order = member.getByRole('dialog', { name: billing('order.title') })
    await order.getByText(billing('order.start')).click()
    await order.getByRole('button', { name: billing('order.submit') }).click()
    await expect(member.getByText(billing('demo.noMoney'))).toBeVisible()
    await member.locator('main button[type=submit]').click()
    await expect(member.getByRole('heading', { name: billing('current.title') })).toBeVisible()
    await looked(member, 'paid')
    await post.mailTo(MEMBER.email, 'Northbank')

    // The owner pays back, grants and deletes.
    const room = async (path: string) => {
      await page.goto(`/console/${path}`)
      await expect(page.locator('main h1')).toBeVisible()
    }
    const dialog = page.getByRole('dialog')
    await room(`members?q=${MEMBER.username}`)
    await looked(page, 'members')
    await page
      .getByRole('table', { name: t('room.members') })
      .getByRole('link')
      .first()
      .click()
    await page
      .locator('main')
      .getByRole('button', { name: opening(t('members.refund.buttonOf', { day: '' })) })
      .first()
      .click()
    await dialog.getByText(t('members.refund.whole'), { exact: true }).click()
    await looked(page, 'refund')
    await dialog.locator('button[type=submit]').click()
    await expect(page.getByText(t('members.refund.done'))).toBeVisible()
    await page.getByRole('button', { name: t('members.do.grant') }).click()
    await dialog.getByLabel(t('members.reason')).fill('Outage')
    await dialog.getByRole('button', { name: t('members.confirm.grant'), exact: true }).click()
    await expect(page.getByText(t('members.did.grant'))).toBeVisible()
    await looked(page, 'member')
    await page.getByRole('button', { name: t('members.do.delete') }).click()
    await dialog.getByLabel(t('members.typeAddress', { email: MEMBER.email })).fill(MEMBER.email)
    await dialog.getByRole('button', { name: t('members.confirm.delete') }).click()
    await expect(page.getByText(t('members.did.delete'))).toBeVisible()
    await post.mailTo(MEMBER.email, MEMBER.username)

    // A backup, something that is lost after it, and the way back.
    await room('backups')
    await page.getByRole('button', { name: t('backups.now') }).click()
    await expect(page.getByText(t('backups.kind.manual')).first()).toBeVisible(SOON)
    await expect(page.getByText(t('backups.checked')).first()).toBeVisible(SOON)
    await looked(page, 'backups')
    await room('site')
    await page.getByLabel(brand('name')).fill('Southbank')
    await page.getByRole('button', { name: brand('save'), exact: true }).click()
    await expect(page.getByText(brand('saved')).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Southbank/ }).first()).toBeVisible()
    await looked(page, 'site')
    await room('backups')
    await page
      .getByRole('button', { name: opening(t('backups.restoreOf', { time: '' })) })
      .first()
      .click()
    await dialog.getByLabel(t('backups.password')).fill(OWNER.password)
    await dialog.locator('button[type=submit]').click()
    await expect(page.getByText(t('backups.over'))).toBeVisible(SOON)
    await looked(page, 'restored')
    await page.getByRole('link', { name: t('backups.goOn') }).click()
    await page.waitForURL('**/login?*')
    await page.getByRole('textbox', { name: accounts('usernameOrEmail') }).fill(OWNER.email)
    await page.getByLabel(accounts('password'), { exact: true }).fill(OWNER.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${t('backups.last')}:`)).toBeVisible()
    await expect(page.getByRole('link', { name: /Northbank/ }).first()).toBeVisible()

    await room('audit')
    const entries = page.getByRole('table', { name: t('room.audit') })
    for (const action of [
      ...(['site.set_up', 'site.settings', 'site.brand', 'site.logo'] as const),
      ...(['member.refund', 'member.grant', 'member.delete', 'site.backup', 'site.restore'] as const),
    ])
      await expect(entries.getByText(t(`audit.action.${action}`), { exact: true }).first()).toBeVisible()
    await looked(page, 'audit')
  })
}

/** A label whose end is a day or time. */
const opening = (words: string) => new RegExp(`^${words.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

base.describe('in English on a desktop', () => {
  shop('en', WIDTHS.desktop)
})
base.describe('in Portuguese on a phone', () => {
  shop('pt', WIDTHS.phone)
})
