import type { Page } from '@playwright/test'
import { openDatabase } from '../../packages/database/src/index.ts'
import { applyBatch } from '../../packages/ingest/src/write/apply-batch.ts'
import { going, played, team, world } from '../../packages/testing/src/records/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { ownDatabase } from '../support/worlds/own-database.ts'

const teams = [team('Ashton'), team('Brough')]
const KICKOFF = new Date(Date.now() - 50 * 60_000).toISOString()

/** Keeps this in the browser. */
async function keeps(page: Page, storage: Record<string, string>) {
  await page.goto('/help')
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, storage)
}

/** Opens a page that has nothing to do with the match, until it listens to the live stream. */
async function listens(page: Page, storage: Record<string, string>) {
  await keeps(page, storage)
  const streaming = page.waitForResponse((answer) => answer.url().endsWith('/api/live/stream'))
  await page.reload()
  await streaming
}

const toasts = (page: Page) => page.getByRole('link', { name: /^Ashton .* Brough/ })

test('visitors who follow a team hear of its goals in whatever page is open, without a score where they hide it', async ({
  visit,
  startProduct,
}) => {
  const own = await ownDatabase()
  const product = await startProduct({
    env: { FEED: 'none', DATABASE_URL: own.url },
    prepare: async () => undefined,
  })
  const database = await openDatabase({ url: own.url, role: 'command' })
  try {
    const store = (home: number) =>
      applyBatch(
        database,
        world({ teams, fixtures: [going('ashton', 'brough', KICKOFF, 2, [home, 0], { key: 'derby', minute: 40 })] }),
        { now: new Date() },
      )
    await store(0)
    const { rows } = await database.pool.query<{ id: number }>(`select id from team where name = 'Ashton'`)
    const followed_team = JSON.stringify([rows[0]?.id])
    const { page } = await visit({ baseURL: product.url })
    const { page: hiding } = await visit({ baseURL: product.url })
    const { page: silent } = await visit({ baseURL: product.url })
    await listens(page, { followed_team })
    await listens(hiding, { followed_team, hide_scores: '1' })
    await keeps(silent, { followed_team })
    await silent.goto('/me/alerts')
    const toggle = silent.getByRole('switch', { name: /In open pages/ })
    await expect(toggle).toBeChecked()
    await silent.getByText('In open pages').click()
    await expect(toggle).not.toBeChecked()

    await store(1)
    await expect(toasts(page)).toHaveText('Ashton 1–0 BroughGoal for Ashton 40′')
    await store(0)
    // The correction takes the place of the goal.
    await expect(toasts(page)).toHaveText('Ashton 0–0 BroughGoal cancelled: Ashton 40′')
    await page.getByRole('button', { name: 'Mute this match' }).click()
    await expect(toasts(page)).toHaveCount(0)

    const over = played('ashton', 'brough', KICKOFF, [1, 0], { key: 'derby' })
    await applyBatch(database, world({ teams, fixtures: [over] }), { now: new Date() })
    await expect(toasts(hiding)).toHaveText('Ashton – BroughFull time')
    await expect(toasts(page)).toHaveCount(0)
    await expect(toasts(silent)).toHaveCount(0)
    for (const one of [page, hiding, silent]) await one.goto('about:blank')
  } finally {
    await database.close()
    await product.stop()
    await own.drop()
  }
})
