import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('an owner finds a paying member, grants a month, pays the unused days back, and the audit says so', async ({
  visit,
}) => {
  const { page } = await visit({ as: 'owner', width: WIDTHS.desktop, language: 'en' })
  await page.goto('/console/members?state=paying&plan=3')
  await page.getByRole('table', { name: 'Members' }).getByRole('link').first().click()
  await page.getByRole('button', { name: 'Grant months…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Not now' })).toBeFocused()
  await dialog.getByLabel('Reason, for the audit').fill('Outage')
  await dialog.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(page.getByText('The months were granted.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Refund the payment/ })
    .first()
    .click()
  await expect(dialog.getByText(/^Unused days/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Refund €/ }).click()
  await expect(page.getByText('Partly paid back')).toBeVisible()
  await expect(page.getByRole('main').getByText('Expired', { exact: true })).toBeVisible()
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Audit' }).click()
  const entries = page.getByRole('table', { name: 'Audit' })
  await expect(entries.getByText('Paid money back').first()).toBeVisible()
  await expect(entries.getByText('“Outage”').first()).toBeVisible()
})

test('an analyst on a phone reads members without names and can change nothing', async ({ visit }) => {
  const { page } = await visit({ as: 'analyst', width: WIDTHS.phone, language: 'pt' })
  await page.goto('/console/members')
  const members = page.getByRole('table', { name: 'Membros' })
  await members.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^.•••$/)
  await expect(page.getByRole('heading', { name: 'Pagamentos' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ações' })).toHaveCount(0)
  expect(await fits(page)).toBe(true)
})

test('members are told that the console is not for them', async ({ visit, allowInConsole }) => {
  allowInConsole(/403/)
  const { page } = await visit({ as: 'member' })
  await page.goto('/console/audit')
  await expect(page.getByRole('heading', { name: 'This is for the people who run the site' })).toBeVisible()
})
