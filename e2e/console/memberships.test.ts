import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, testOn } from '../support/fixtures.ts'
import { member } from '../support/member.ts'
import { WIDTHS } from '../support/visitor.ts'
import { copyDemo } from '../support/worlds/demo.ts'
import { SATURDAY } from '../support/worlds/demo-setup.ts'
import { startProduct } from '../support/worlds/product.ts'

const [SHORTLY_BEFORE, AFTER_THE_RENEWAL] = ['2026-12-20T12:00:00Z', '2026-12-23T12:00:00Z']

/** A demo world whose clock can be put forward. */
const test = testOn(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-memberships-'))
  await copyDemo(dataDir)
  const start = (clock: string) => startProduct({ dataDir, env: { CLOCK: clock } })
  let product = await start(SATURDAY)
  return {
    get url() {
      return product.url
    },
    async goOnAt(clock: string) {
      await product.stop()
      product = await start(clock)
    },
    async stop() {
      await product.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
})

const storageOf = async (url: string, name: string) => (await member(url, `${name}@touchline.test`)).storage

async function orderMonth(page: Page): Promise<void> {
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Pay with the demo' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Your order' })
  await dialog.getByText('I want access straight away').click()
  await dialog.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.getByRole('button', { name: 'Pay €22.99' }).click()
  await expect(page.getByRole('button', { name: 'Change plan' })).toBeVisible()
}

const CSV = `email,username,country,language,access_until
ines@example.org,inesrocha,POR,pt,2027-06-30
joao@example.org,,Portugal,pt,
nobody,,PT,pt,
ines@example.org,,PT,pt,
`

test('members come from a file: checked first, refused rows named, taken once', async ({ visit, world: { url } }) => {
  const { page } = await visit({
    baseURL: url,
    width: WIDTHS.desktop,
    storage: await storageOf(url, 'owner'),
  })
  await page.goto('/console/members')
  await page.getByRole('link', { name: 'Import members' }).click()
  const send = async () => {
    await page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) })
    await page.getByRole('button', { name: 'Check the file' }).click()
  }
  const count = (name: string) => page.locator(`[data-name="${name}"] dd`)
  await send()
  await expect(count('added')).toHaveText('2')
  await expect(count('refused')).toHaveText('2')
  const problems = page.getByRole('table', { name: 'Rows that are left out' })
  await expect(problems.getByRole('row')).toHaveText([/Line/, /4.*email.*Not an email address/, /5.*email.*already/])
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await page.getByRole('link', { name: 'Show the members' }).click()
  await page.getByLabel('Name or email').fill('example.org')
  const members = page.getByRole('table', { name: 'Members' })
  await expect(members.getByRole('row', { name: /inesrocha.*Granted.*30\/06\/2027/s })).toBeVisible()
  await expect(members.getByRole('row', { name: /joao@example\.org.*No plan/s })).toBeVisible()

  await page.goto('/console/members/import')
  await send()
  await expect(count('added')).toHaveText('0')
  await expect(count('known')).toHaveText('2')
  await page.getByRole('button', { name: 'Remove the file' }).click()
  await expect(page.getByLabel('CSV file')).toBeVisible()
})

test('a plan is changed by its member and by an operator, each told what it costs before', async ({
  visit,
  world: { url },
}) => {
  const { page } = await visit({ baseURL: url, width: WIDTHS.phone, storage: await storageOf(url, 'free') })
  await orderMonth(page)
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your plan' })
  await dialog.getByLabel('New plan').selectOption({ label: '3 months · €60.00' })
  await expect(dialog.getByText('Nothing', { exact: true })).toBeVisible()
  await expect(dialog.getByText('From 21/12/2026 on')).toBeVisible()
  await dialog.getByRole('button', { name: 'Change to this plan' }).click()
  await expect(page.getByText('Your plan is changed.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('3 months')
  await expect(page.getByRole('button', { name: 'Change plan' })).toHaveCount(0)

  const { page: console } = await visit({
    baseURL: url,
    width: WIDTHS.desktop,
    storage: await storageOf(url, 'owner'),
  })
  await console.goto('/console/members?state=paying&plan=1')
  await console.getByRole('table', { name: 'Members' }).getByRole('link').first().click()
  await console.getByRole('button', { name: 'Change plan …' }).click()
  const change = console.getByRole('dialog', { name: /^Change the plan of/ })
  await change.getByLabel('New plan').selectOption({ label: '1 year · €230.00' })
  await change.getByLabel('When').selectOption({ label: 'With the next renewal' })
  await expect(change.getByRole('status')).toHaveText(/^Charged today: €0\.00\. From \d\d\/\d\d\/20\d\d on €230\.00/)
  await change.getByRole('button', { name: 'Change the plan' }).click()
  await expect(console.getByText('The plan was changed')).toBeVisible()
  await console.goto('/console/audit')
  await expect(console.getByRole('table', { name: 'Audit' })).toContainText('Changed the plan')
})

test('a monthly plan rests in the off-season, charges nothing, and is used earlier at one press', async ({
  visit,
  world,
}) => {
  test.setTimeout(600_000)
  const owner = await visit({ baseURL: world.url, storage: await storageOf(world.url, 'owner') })
  await owner.page.goto('/console/plans')
  await owner.page.getByRole('button', { name: 'Change the plan 1 month' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Off-season pause' }).getByText('Dec', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(owner.page.getByText('Pauses in December')).toBeVisible()

  const buyer = await visit({ baseURL: world.url, storage: await storageOf(world.url, 'expired') })
  await orderMonth(buyer.page)
  const leave = (page: Page) => page.goto('/robots.txt')
  await Promise.all([leave(owner.page), leave(buyer.page)])

  const later = async (clock: string) => {
    await world.goOnAt(clock)
    const storage = await storageOf(world.url, 'expired')
    return (await visit({ baseURL: world.url, width: WIDTHS.phone, storage })).page
  }
  const before = await later(SHORTLY_BEFORE)
  // Every half minute the server looks for plans that rest.
  await expect(async () => {
    await before.goto('/subscription')
    await expect(before.getByText('Off-season pause from 21/12/2026')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await leave(before)
  const page = await later(AFTER_THE_RENEWAL)
  await page.goto('/subscription')
  await expect(page.getByRole('heading', { name: 'Your plan is having its off-season pause' })).toBeVisible()
  await expect(page.getByText('Nothing is charged until 01/01/2027')).toBeVisible()
  await page.goto('/inplay')
  await expect(page.getByRole('link', { name: 'See the plans' })).toBeVisible()
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Use it now for €22.99' }).click()
  await expect(page.getByText('Your plan goes on. You have full access.')).toBeVisible()
  await page.goto('/inplay')
  await expect(page.getByRole('heading', { level: 1, name: 'In-play' })).toBeVisible()
})
