import { expect, test } from '../support/fixtures.ts'
import { WIDTHS } from '../support/visitor.ts'

test('an editor writes about an incident, visitors read it, and it is over', async ({ visit }) => {
  const title = `Live scores are late ${Date.now()}`
  const { page } = await visit({ as: 'editor', width: WIDTHS.desktop, language: 'en' })
  await page.goto('/console')
  await expect(page.getByRole('heading', { name: 'Needs a hand' })).toBeVisible()
  await page.getByRole('button', { name: 'Write about an incident' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog.getByText('Enter a title.')).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Text').fill('<b>A source</b> answers slowly.')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('The incident is on the status page.').first()).toBeVisible()
  const { page: public_ } = await visit({ width: WIDTHS.phone, language: 'pt' })
  // Pages are cached for some seconds.
  await expect(async () => {
    await public_.goto('/status')
    await expect(public_.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(public_.getByText('<b>A source</b> answers slowly.')).toBeVisible()
  await page.getByRole('button', { name: `Change “${title}”` }).click()
  await dialog.getByText('It is over').click()
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('main').getByText(/^over/).first()).toBeVisible()
  await expect(async () => {
    await public_.reload()
    await expect(public_.getByText(/Terminou:/).first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('an owner makes a backup, sees it checked and downloads it; an invalid schedule is refused', async ({ visit }) => {
  const { page } = await visit({ as: 'owner', width: WIDTHS.desktop, language: 'en' })
  await page.goto('/console/backups')
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('By hand').first()).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('read to its end').first()).toBeVisible({ timeout: 60_000 })
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download the backup/ })
    .first()
    .click()
  expect((await saved).suggestedFilename()).toMatch(/^touchline-.*-manual\.backup\.gz$/)
  await page.getByLabel('Nightly backups to keep').fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter a number from 1 to 90.')).toBeVisible()
  await page
    .getByRole('button', { name: /^Restore the backup/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password, once more').fill('not this')
  await dialog.getByRole('button', { name: /^Restore / }).click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
})

test('an editor on a phone looks after the data, in Portuguese', async ({ visit }) => {
  const { page } = await visit({ as: 'editor', width: WIDTHS.phone, language: 'pt' })
  await page.goto('/console/data')
  await expect(page.getByRole('heading', { name: 'Cobertura' })).toBeVisible()
  await page
    .getByRole('button', { name: /: o que falta$/ })
    .first()
    .click({ timeout: 60_000 })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const tab of ['Competições', 'Nomes', 'Problemas', 'Correções', 'Importações', 'Tarefas']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
})

test('an editor corrects a kick-off, which the list of corrections shows, and takes it back', async ({ visit }) => {
  const { page } = await visit({ as: 'editor', width: WIDTHS.desktop, language: 'en' })
  await page.goto('/console/data?tab=corrections')
  await page.getByRole('button', { name: 'Correct a record' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Match, team, competition or ground').fill('arsenal')
  await dialog
    .getByRole('button', { name: /Arsenal –|– Arsenal/ })
    .first()
    .click()
  await dialog.getByLabel('What is wrong').selectOption({ label: 'Kick-off' })
  await dialog.getByLabel('Time (UTC)').fill('11:11')
  await dialog.getByRole('button', { name: 'Save the correction' }).click()
  await expect(page.getByText(/· in force$/)).toBeVisible()
  await page.getByRole('button', { name: /^End the correction/ }).click()
  await expect(page.getByText(/· ended/)).toBeVisible()
})
