import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { named, newMember, RUI as who } from '../support/new-member.ts'
import { WIDTHS } from '../support/visitor.ts'

/** Gives the page a device with a fingerprint reader, which nobody has to touch. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** Whether its owner is recognised from now on. */
    recognises: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/login')
}
const nameOnTop = (page: Page) => expect(page).toHaveURL((at) => at.pathname === '/')

test('a member adds a passkey, names it, logs in with it alone, asks for it after the password, and removes it', async ({
  visit,
  startProduct,
}) => {
  test.setTimeout(240_000)
  const product = await startProduct({ env: { FEED: 'none' } })
  const session = await newMember(product)
  const { page } = await visit({ baseURL: named(product), width: WIDTHS.phone })
  const device = await addDevice(page)
  await page.goto('/')
  await page.evaluate((kept) => Object.entries(kept).map(([key, value]) => localStorage.setItem(key, value)), session)
  await page.goto('/account')
  const dialog = page.getByRole('dialog')
  const passkeys = page.getByRole('list', { name: 'Passkeys' })

  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByLabel('Enter your password to confirm').fill('not-this-one')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await dialog.getByLabel('Enter your password to confirm').fill(who.password)
  await device.recognises(false)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('No passkey was made. Try again.')).toBeVisible()
  await device.recognises(true)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  await expect(passkeys.getByText('My phone')).toBeVisible()
  expect(await device.keys()).toBe(1)

  await page.getByRole('button', { name: 'Rename My phone' }).click()
  await dialog.getByLabel('Name').fill('Work phone')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByText('Work phone')).toBeVisible()

  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await nameOnTop(page)

  await page.goto('/account')
  await page.getByRole('switch', { name: 'Ask for a passkey after the password' }).click()
  await dialog.getByLabel('Enter your password to confirm').fill(who.password)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = dialog.getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const code = await codes.first().innerText()
  await dialog.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByRole('switch', { name: 'Ask for a passkey after the password' })).toBeChecked()

  await logOut(page)
  await page.getByLabel('Username or email').fill(who.username)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByText('This account also takes a passkey.')).toBeVisible()
  await page.getByLabel('Recovery code').fill(code)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await nameOnTop(page)

  await page.goto('/account')
  await page.getByRole('button', { name: 'Remove Work phone' }).click()
  await dialog.getByLabel('Enter your password to confirm').fill(who.password)
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The passkey was removed.')).toBeVisible()
  await expect(passkeys).toHaveCount(0)

  await logOut(page)
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('That passkey does not belong to an account here.')).toBeVisible()
})

test('the code for passkeys is loaded when one is used, not before', async ({ visit, startProduct }) => {
  const product = await startProduct({ env: { FEED: 'none' } })
  const { page } = await visit({ baseURL: named(product) })
  await addDevice(page)
  const loaded: string[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    const text = await response.text().catch(() => '')
    if (text.includes('WebAuthn is not supported in this browser')) loaded.push(response.url())
  })
  await page.goto('/login', { waitUntil: 'networkidle' })
  expect(loaded).toEqual([])
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page.getByText('No passkey was used. Try again or enter your password.')).toBeVisible()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
})
