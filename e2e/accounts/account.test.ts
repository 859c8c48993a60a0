import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'
import { stored } from '../support/home-page.ts'
import { member } from '../support/member.ts'

/** Signs up without a browser and follows the link of the mail. */
async function newMember(address: string, outbox: string) {
  const post = async <T>(path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()) as T
  }
  const who = { email: 'rui@example.test', username: 'ruifan', password: 'first-one', country: 176 }
  expect(await post('/signup', who)).toEqual({ status: 0 })
  await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1)
  const mail = await readFile(join(outbox, (await readdir(outbox))[0] ?? ''), 'utf8')
  const [, uidb64, token] =
    /uidb64=([\w-]+)&token=([\w-]+)/.exec(mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')) ?? []
  const entered = await post<{ token: string; user: { id: number } }>('/activate', { uidb64, token })
  return { who, storage: { token: entered.token, uid: String(entered.user.id), username: who.username } }
}

test('a member changes password and mail address and signs out everywhere else', async ({ visit, startProduct }) => {
  test.setTimeout(240_000)
  const product = await startProduct({ env: { FEED: 'none' } })
  const outbox = join(product.dataDir, 'outbox')
  const { who, storage } = await newMember(product.url, outbox)
  await member(product.url, who.email, who.password)
  const { page } = await visit({ baseURL: product.url, storage })
  await page.goto('/account')
  const sessions = page.getByRole('list', { name: 'Where you are logged in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await expect(page.getByText('You’re only logged in on this browser.')).toBeVisible()
  await expect(sessions).toHaveCount(1)

  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not-this-one')
  await dialog.getByLabel('New password', { exact: true }).fill('second-one')
  await dialog.getByLabel('Repeat the new password').fill('second-one')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Incorrect password.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(who.password)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your password was changed.')).toBeVisible()

  const before = new Set(await readdir(outbox))
  await page.getByRole('button', { name: 'Change email' }).click()
  await dialog.getByRole('button', { name: 'Send the links' }).click()
  await expect(dialog.getByLabel('New email')).toBeFocused()
  for (const name of ['New email', 'Current password']) {
    await expect(dialog.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByLabel(name)).toHaveAccessibleDescription('This field is required.')
  }
  await dialog.getByLabel('New email').fill('rui@new.test')
  await dialog.getByLabel('Current password').fill('second-one')
  await dialog.getByRole('button', { name: 'Send the links' }).click()
  await expect(page.getByText(/Waiting for you to open the links .* rui@new\.test/)).toBeVisible()
  const sent = async () => {
    const mails = await Promise.all(
      (await readdir(outbox)).filter((name) => !before.has(name)).map((name) => readFile(join(outbox, name), 'utf8')),
    )
    const plain = mails.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    return plain.flatMap((mail) => /confirm-email\?token=([\w-]+)/.exec(mail)?.[1] ?? [])
  }
  await expect.poll(async () => (await sent()).length, { timeout: 30_000 }).toBe(2)
  for (const [index, token] of (await sent()).entries()) {
    await page.goto(`/account/confirm-email?token=${token}`)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(
      page.getByText(index === 0 ? /Now open the link/ : /Your email address has been changed/),
    ).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText('rui@new.test')).toBeVisible()
})

test('a member takes the data along as a file, and deletes the account with the password', async ({
  visit,
  startProduct,
}) => {
  test.setTimeout(240_000)
  const product = await startProduct({ env: { FEED: 'none' } })
  const { who, storage } = await newMember(product.url, join(product.dataDir, 'outbox'))
  const { page } = await visit({ baseURL: product.url, storage })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'ruifan' }).click()
  await expect(page.getByText('rui@example.test')).toBeVisible()
  await expect(page.getByText('No plan', { exact: true })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object }
  expect(data.account).toMatchObject({ username: 'ruifan', email: 'rui@example.test' })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const password = page.getByLabel('Enter your password to confirm')
  await password.fill('not-this-one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incorrect password.')).toBeVisible()
  await password.fill(who.password)
  await page.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  // Reload, so that nothing of the account stays in memory.
  await expect(async () => {
    expect([new URL(page.url()).pathname, await stored(page, 'token')]).toEqual(['/account/deleted', null])
  }).toPass()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username or email' }).fill(who.username)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Invalid Credentials.')).toBeVisible()
})
