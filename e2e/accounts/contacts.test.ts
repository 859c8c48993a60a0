import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { englishIn } from '../support/checks/language.ts'
import { stored } from '../support/home-page.ts'
import { member } from '../support/member.ts'
import { closeBrowser, visit, WIDTHS } from '../support/visitor.ts'
import { type Product, startProduct } from '../support/worlds/product.ts'

const mails: string[] = []
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let mail = ''
    stream.setEncoding('utf8').on('data', (text: string) => {
      mail += text
    })
    stream.on('end', () => {
      mails.push(mail)
      done()
    })
  },
})

let product: Product
beforeAll(async () => {
  await new Promise<void>((listening) => post.listen(0, '127.0.0.1', listening))
  const address = post.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  product = await startProduct({
    env: { FEED: 'none', SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_TO: 'office@touchline.test' },
  })
})
afterAll(async () => {
  await closeBrowser()
  await product?.stop()
  await new Promise<void>((done) => post.close(done))
})

test('a message passes the check and the form, and arrives at the operator’s mail server', async () => {
  const { page, calls, leave } = await visit({ url: product.url })
  await page.clock.install()
  await page.goto('/contacts')
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
  const current = () => steps.evaluateAll((all) => all.findIndex((step) => step.ariaCurrent === 'step') + 1)
  expect([await steps.count(), await current()]).toEqual([3, 1])
  const next = page.getByRole('button', { name: 'Next' })
  expect(await next.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'I’m human' }).click()
  await page.getByRole('button', { name: 'Checked, thank you' }).waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await next.click()

  const send = page.getByRole('button', { name: 'Send' })
  await send.waitFor()
  expect([await current(), await next.count()]).toEqual([2, 0])
  // Busy for three seconds after each press.
  await page.clock.runFor(2999)
  expect(await send.isDisabled()).toBe(true)
  await page.clock.runFor(1)
  await expect.poll(() => send.isEnabled()).toBe(true)
  await send.click()
  await page.getByText('This username is invalid.').waitFor()
  await page.getByText('This email is invalid.').waitFor()
  const username = page.getByRole('textbox', { name: 'Username' })
  expect(await username.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(calls).not.toContain('/api/contacts')
  await username.fill('Ana')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.test')
  await send.click()
  await page.getByText('Please write a message.').waitFor()
  expect(calls).not.toContain('/api/contacts')
  await page.getByRole('textbox', { name: 'Message' }).fill('The table of the second division is wrong.')
  await send.click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  await page.getByText('will be in touch soon').waitFor()
  expect([await current(), await send.count()]).toEqual([3, 0])

  await expect.poll(() => mails.length).toBe(1)
  expect(mails[0]).toContain('To: office@touchline.test')
  expect(mails[0]).toContain('The table of the second division is wrong.')
  await expect.poll(() => stored(page, 'contact_message')).toBeNull()
  await leave()
})

test('a message that does not get through says so, stays in the browser and can be sent again', async () => {
  const { page, leave } = await visit({ url: product.url })
  const before = mails.length
  await page.goto('/contacts')
  await page.getByRole('button', { name: 'I’m human' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill('Rui')
  await page.getByRole('textbox', { name: 'Email' }).fill('rui@example.test')
  await page.getByRole('textbox', { name: 'Message' }).fill('Kept for later.')
  await page.route('**/api/contacts', (route) => route.abort())
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Your message could not be sent' }).waitFor()

  await page.unroute('**/api/contacts')
  await page.goto('/contacts')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByText('Your message has been sent.').waitFor()
  await expect.poll(() => mails.length).toBe(before + 1)
  expect(mails.at(-1)).toContain('Kept for later.')
  await page.reload()
  await page.getByRole('button', { name: 'I’m human' }).waitFor()
  expect(await page.getByRole('button', { name: 'Send it again' }).count()).toBe(0)
  await leave([/ERR_FAILED/])
})

test('a member finds name and address filled in, and may write another', async () => {
  const demo = inject('demoUrl')
  const { storage } = await member(demo, 'free@touchline.test')
  const { page, leave } = await visit({ url: demo, storage })
  await page.goto('/contacts')
  await page.getByRole('button', { name: 'I’m human' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect.poll(() => email.inputValue()).toBe('free@touchline.test')
  expect(await page.getByRole('textbox', { name: 'Username' }).inputValue()).toBe('freeuser')
  await email.fill('')
  await email.pressSequentially('elsewhere@example.test')
  expect(await email.inputValue()).toBe('elsewhere@example.test')
  await leave()
})

test('the three steps are read in Portuguese on a phone, with nothing sticking out', async () => {
  const { page, leave } = await visit({ url: product.url, language: 'pt', width: WIDTHS.phone })
  await page.goto('/contacts')
  await page.getByRole('button', { name: 'Sou uma pessoa' }).click()
  expect(await englishIn(page, ['Touchline'])).toEqual([])
  await page.getByRole('button', { name: 'Seguinte' }).click()
  await page.getByRole('textbox', { name: 'Mensagem' }).waitFor()
  expect(await englishIn(page, ['Touchline'])).toEqual([])
  expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(0)
  await leave()
})
