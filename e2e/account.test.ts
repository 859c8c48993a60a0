import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { stored } from './support/home-page.ts'
import { startProduct } from './support/product.ts'
import { closeBrowser, visit } from './support/visitor.ts'

afterAll(closeBrowser)

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

test('a member takes the data along as a file, and deletes the account with the password', {
  timeout: 240_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-settings-'))
  const product = await startProduct({ dataDir, env: { FEED: 'none' } })
  onTestFinished(async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { who, storage } = await newMember(product.url, join(dataDir, 'outbox'))
  const { page, leave } = await visit({ url: product.url, storage })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'ruifan' }).click()
  await page.getByText('rui@example.test').waitFor()
  await page.getByText('No plan', { exact: true }).waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const data = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object }
  expect(data.account).toMatchObject({ username: 'ruifan', email: 'rui@example.test' })

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const password = page.getByLabel('Your password, to confirm')
  await password.fill('not-this-one')
  await page.keyboard.press('Enter')
  await page.getByText('This password is wrong.').waitFor()
  await password.fill(who.password)
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  expect([new URL(page.url()).pathname, await stored(page, 'token')]).toEqual(['/account/deleted', null])
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor()

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username or email' }).fill(who.username)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.keyboard.press('Enter')
  await page.getByText('Invalid Credentials.').waitFor()
  await leave()
})
