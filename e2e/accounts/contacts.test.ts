import { mailServer } from '../../packages/testing/src/mail.ts'
import { englishIn } from '../support/checks/language.ts'
import { expect, test, testOn } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { WIDTHS } from '../support/visitor.ts'
import { startProduct } from '../support/worlds/product.ts'

/** A product that writes to its operator over a mail server of this machine. */
const office = testOn(async () => {
  const post = await mailServer()
  const product = await startProduct({
    env: { FEED: 'none', SMTP_URL: post.url, CONTACT_TO: 'office@touchline.test' },
  })
  const stop = async () => {
    await product.stop()
    await post.close()
  }
  return { url: product.url, mails: post.mails, stop }
})

office(
  'a message passes the check and the form, and arrives at the operator’s mail server',
  async ({ page, calls, world: { mails } }) => {
    await page.clock.install()
    await page.goto('/contacts')
    const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    const current = () => steps.evaluateAll((all) => all.findIndex((step) => step.ariaCurrent === 'step') + 1)
    expect([await steps.count(), await current()]).toEqual([3, 1])
    const next = page.getByRole('button', { name: 'Next' })
    await expect(next).toBeDisabled()
    await page.getByRole('button', { name: 'I’m human' }).click()
    await expect(page.getByRole('button', { name: 'Checked, thank you' })).toBeVisible()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await next.click()

    const send = page.getByRole('button', { name: 'Send' })
    await expect(send).toBeVisible()
    expect([await current(), await next.count()]).toEqual([2, 0])
    // Disabled for three seconds after each press; it spins only where something is being sent.
    await expect(send).not.toHaveAttribute('aria-busy')
    await page.clock.runFor(2999)
    await expect(send).toBeDisabled()
    await page.clock.runFor(1)
    await expect(send).toBeEnabled()
    await send.click()
    await expect(page.getByText('This username is invalid.')).toBeVisible()
    await expect(page.getByText('This email is invalid.')).toBeVisible()
    const username = page.getByRole('textbox', { name: 'Username' })
    await expect(username).toBeFocused()
    expect(calls).not.toContain('/api/contacts')
    await username.fill('Ana')
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.test')
    await send.click()
    await expect(page.getByText('Please write a message.')).toBeVisible()
    expect(calls).not.toContain('/api/contacts')
    await page.getByRole('textbox', { name: 'Message' }).fill('The table of the second division is wrong.')
    await send.click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page.getByText('will be in touch soon')).toBeVisible()
    expect([await current(), await send.count()]).toEqual([3, 0])

    await expect.poll(() => mails.length).toBe(1)
    expect(mails[0]?.text).toContain('To: office@touchline.test')
    expect(mails[0]?.text).toContain('The table of the second division is wrong.')
    await expect.poll(() => stored(page, 'contact_message')).toBeNull()
  },
)

office(
  'a message that does not get through says so, stays in the browser and can be sent again',
  async ({ page, world: { mails }, allowInConsole }) => {
    allowInConsole(/ERR_FAILED/)
    const before = mails.length
    await page.goto('/contacts')
    await page.getByRole('button', { name: 'I’m human' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('textbox', { name: 'Username' }).fill('Rui')
    await page.getByRole('textbox', { name: 'Email' }).fill('rui@example.test')
    await page.getByRole('textbox', { name: 'Message' }).fill('Kept for later.')
    await page.route('**/api/contacts', (route) => route.abort())
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Your message could not be sent' })).toBeVisible()

    await page.unroute('**/api/contacts')
    await page.goto('/contacts')
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText('Your message has been sent.')).toBeVisible()
    await expect.poll(() => mails.length).toBe(before + 1)
    expect(mails.at(-1)?.text).toContain('Kept for later.')
    await page.reload()
    await expect(page.getByRole('button', { name: 'I’m human' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send it again' })).toHaveCount(0)
  },
)

test('a member finds name and address filled in, and may write another', async ({ visit }) => {
  const { page } = await visit({ as: 'member' })
  await page.goto('/contacts')
  await page.getByRole('button', { name: 'I’m human' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const email = page.getByRole('textbox', { name: 'Email' })
  await expect(email).toHaveValue('free@touchline.test')
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('freeuser')
  await email.fill('')
  await email.pressSequentially('elsewhere@example.test')
  await expect(email).toHaveValue('elsewhere@example.test')
})

office('the three steps are read in Portuguese on a phone, with nothing sticking out', async ({ visit }) => {
  const { page } = await visit({ language: 'pt', width: WIDTHS.phone })
  await page.goto('/contacts')
  await page.getByRole('button', { name: 'Sou uma pessoa' }).click()
  expect(await englishIn(page, ['Touchline'])).toEqual([])
  await page.getByRole('button', { name: 'Seguinte' }).click()
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toBeVisible()
  expect(await englishIn(page, ['Touchline'])).toEqual([])
  expect(await page.evaluate(() => document.body.scrollWidth - document.body.clientWidth)).toBe(0)
})
