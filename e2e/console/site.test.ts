import type { Page } from '@playwright/test'
import { expect, testOn } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'
import { copyDemo } from '../support/worlds/demo.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { startProduct } from '../support/worlds/product.ts'

/** A world of its own: what everybody is told in the demo world stays as it is. */
const test = testOn(async () => {
  const product = await startProduct({ prepare: copyDemo, env: { CLOCK: SATURDAY } })
  return { url: product.url.replace('127.0.0.1', 'localhost'), stop: () => product.stop() }
})
test.describe.configure({ mode: 'serial' })

async function signIn(page: Page, who: string, next: string): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await page.locator('main input').first().fill(`${who}@touchline.test`)
  await page.locator('main input[type="password"]').fill('demo1234')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${next}`)
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('an editor announces something; a reader closes it and sees the next one; a second editor is shown the first one’s change', async ({
  visit,
  baseURL,
  allowInConsole,
}) => {
  // The second of two editors.
  allowInConsole(/409/)
  const { page } = await visit({ baseURL, width: WIDTHS.phone, language: 'en' })
  await signIn(page, 'editor', '/console/messages')
  const { page: second } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await signIn(second, 'editor', '/console/messages')
  await expect(second.getByLabel('Text, English').first()).toBeVisible()

  const save = (of: Page) => of.getByRole('button', { name: 'Save' }).first()
  await page.getByText('Show the banner').click()
  await save(page).click()
  await expect(page.getByText('Enter the text in one language at least.')).toBeVisible()
  await page.getByLabel('Text, English').first().fill('Prices are late <b>tonight</b>.')
  await page.getByLabel('Text, Português').first().fill('As odds chegam atrasadas.')
  await save(page).click()
  await expect(page.getByText('Readers see the banner.', { exact: false }).first()).toBeVisible()
  expect(await fits(page)).toBe(true)

  const { page: reader } = await visit({ baseURL, width: WIDTHS.phone, language: 'pt' })
  await reader.goto('/')
  const banner = reader.getByRole('complementary', { name: 'Aviso' })
  await expect(banner).toHaveText('As odds chegam atrasadas.')
  expect(await fits(reader)).toBe(true)
  await banner.getByRole('button', { name: 'Fechar o aviso' }).click()
  await expect(banner).toBeHidden()
  await reader.reload()
  await expect(reader.getByRole('main')).toBeVisible()
  await expect(banner).toBeHidden()

  await second.getByText('Show the banner').click()
  await second.getByLabel('Text, English').first().fill('Another text')
  await save(second).click()
  await expect(second.getByText(/changed this meanwhile: .*As odds chegam atrasadas/)).toBeVisible()
  await expect(second.getByLabel('Text, English').first()).toHaveValue('Another text')
  await save(second).click()
  await expect(second.getByText('Readers see the banner.', { exact: false }).first()).toBeVisible()
  await reader.reload()
  await expect(banner).toHaveText('Another text')
})

test('in maintenance an open page and a new one say so, the console stays, and afterwards all is back', async ({
  visit,
  baseURL,
  allowInConsole,
}) => {
  allowInConsole(/503/)
  const { page: reader } = await visit({ baseURL, width: WIDTHS.phone, language: 'pt' })
  await reader.goto('/')
  await expect(reader.getByRole('link', { name: 'Jogos' }).first()).toBeVisible()
  const { page } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await signIn(page, 'owner', '/console/messages')
  await page.getByText('Maintenance mode is on').click()
  await page.getByLabel('Text, Português').last().fill('Voltamos às oito.')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('The site shows the maintenance page.').first()).toBeVisible()

  const answer = await reader.goto('/matches')
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '300'])
  await expect(reader.getByText('Voltamos às oito.')).toBeVisible()
  await expect(reader.getByRole('heading')).toHaveText(/volta em breve$/)
  await reader.getByRole('link', { name: 'Entrada da equipa' }).click()
  await expect(reader.locator('main input[type="password"]')).toBeVisible()

  await page.goto('/console/audit')
  await expect(page.getByRole('table').getByText('Changed the maintenance mode').first()).toBeVisible()
  await page.goto('/console/messages')
  await page.getByText('Maintenance mode is on').click()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('The site is open.').first()).toBeVisible()
  await reader.goto('/matches')
  await expect(reader.getByRole('link', { name: 'Jogos' }).first()).toBeVisible()
})

test('a visitor writes, support answers; the message is no longer among those that wait', async ({
  visit,
  baseURL,
}) => {
  const { page: visitor } = await visit({ baseURL, width: WIDTHS.phone, language: 'pt' })
  await visitor.goto('/contacts')
  await visitor.getByRole('button', { name: 'Sou uma pessoa' }).click()
  await visitor.getByRole('button', { name: 'Seguinte' }).click()
  await visitor.locator('input[name="username"]').fill('Rui <b>')
  await visitor.locator('input[name="email"]').fill('rui@example.org')
  await visitor.locator('textarea').fill('Como mudo o meu plano?')
  await visitor.getByRole('button', { name: 'Enviar' }).click()
  await expect(visitor.getByText(/[Oo]brigad/).first()).toBeVisible({ timeout: 20_000 })

  const { page } = await visit({ baseURL, width: WIDTHS.phone, language: 'en' })
  await signIn(page, 'support', '/console/contacts')
  await page.getByRole('link', { name: /Rui <b>/ }).click()
  await expect(page.getByText('Como mudo o meu plano?')).toBeVisible()
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('Enter an answer.')).toBeVisible()
  await page.getByLabel('Your answer').fill('Na página dos planos.')
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByText('The answer is on its way.').first()).toBeVisible()
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()
  expect(await fits(page)).toBe(true)
  await page.getByRole('link', { name: 'Messages' }).first().click()
  await expect(page.getByRole('link', { name: /emma\.weber/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Rui <b>/ })).toBeHidden()
})

test('an editor changes the words of a mail: the preview follows, what cannot be filled in is refused at its field', async ({
  visit,
  baseURL,
}) => {
  const { page } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await signIn(page, 'editor', '/console/messages?tab=mails&mail=reset&language=pt')
  const subject = page.getByLabel('Subject')
  await subject.fill('Palavra-passe de {brnad}')
  await expect(page.getByText('“brnad” is not filled in by this mail.')).toBeVisible()
  await subject.fill('Palavra-passe <i>nova</i> de {brand}')
  await expect(page.getByText('Palavra-passe <i>nova</i> de Touchline')).toBeVisible()
  const inside = page.frameLocator('iframe')
  await expect(inside.getByText('Touchline', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.getByText('On its way to editor@touchline.test.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The next mail has these words.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore the default text' }).click()
  await expect(page.getByText('The mail has its default text again.').first()).toBeVisible()
  await expect(subject).not.toHaveValue(/<i>/)
})

test('new terms are published, a member agrees once, and the console says when', async ({ visit, baseURL }) => {
  const { page } = await visit({ baseURL, width: WIDTHS.phone, language: 'en' })
  await signIn(page, 'editor', '/console/site')
  await page.getByLabel('Markdown').fill('No title')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Begin with a line # Title.')).toBeVisible()
  await page.getByLabel('Markdown').fill('# Our terms\n\nBe **kind**. <script>alert(1)</script>')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The text is published.').first()).toBeVisible()
  expect(await fits(page)).toBe(true)

  const { page: member } = await visit({ baseURL, width: WIDTHS.phone, language: 'en' })
  await signIn(member, 'free', '/setting')
  await member.reload()
  const asked = member.getByRole('complementary', { name: 'New terms' })
  await expect(asked).toBeVisible({ timeout: 15_000 })
  await asked.getByRole('link', { name: 'Read them' }).click()
  await expect(member.getByRole('heading', { name: 'Our terms' })).toBeVisible()
  await expect(member.getByText('<script>alert(1)</script>')).toBeVisible()
  await asked.getByRole('button', { name: 'I agree' }).click()
  await expect(asked).toBeHidden()
  await page.reload()
  await expect(page.getByText(/1 of [\d,]+ members agreed to it/)).toBeVisible()
})

test('newcomers see the clubs that an editor chose', async ({ visit, baseURL }) => {
  const { page } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await signIn(page, 'editor', '/console/site?tab=newcomers')
  const clubs = page.getByRole('group', { name: 'Clubs' })
  await clubs
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await clubs.getByLabel('Add a club').fill('bar')
  const found = clubs.getByRole('button').filter({ hasNotText: /^$/ }).first()
  const name = (await found.locator('b').textContent()) ?? ''
  await found.click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Newcomers see these.').first()).toBeVisible()
  const { page: newcomer } = await visit({ baseURL, width: WIDTHS.desktop, language: 'en' })
  await expect(async () => {
    await newcomer.goto('/')
    await expect(newcomer.getByText(name).first()).toBeVisible({ timeout: 2_000 })
  }).toPass()
})
