import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { matchesBetween } from '../support/api.ts'
import { rowOf, wordsOf } from '../support/home-page.ts'
import { member } from '../support/member.ts'
import { closeBrowser, visit } from '../support/visitor.ts'
import { startProduct } from '../support/worlds/product.ts'

afterAll(closeBrowser)

test('a match that kicks off turns live before the eyes of its viewers: on the list, on its own page and among those in play', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'touchline-live-'))
  await cp(inject('demoFolder'), dataDir, { recursive: true })
  const { url, stop } = await startProduct({ dataDir, env: { CLOCK: '2026-11-21T15:29:20Z' } })
  onTestFinished(async () => {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const listed = await matchesBetween(url, '2026-11-21 15:30', '2026-11-21 15:31')
  const match = listed.find(({ start_dt }) => start_dt.startsWith('2026-11-21T15:30'))
  if (!match) throw new Error('No match kicks off at half past three')

  const { storage } = await member(url, 'demo@touchline.test')
  const subscriber = await visit({ url, storage })
  const { page, context, calls, leave } = await visit({ url })
  const other = await context.newPage()
  await Promise.all([page.goto('/'), subscriber.page.goto('/inplay'), other.goto(`/soccer?mid=${match.match_id}`)])
  const row = rowOf(page, match)
  expect(await wordsOf(row)).toContain(`${match.local_name} – ${match.visitor_name} 15:30`)
  const header = other.getByRole('region', { name: 'Match', exact: true })
  await header.getByText('15:30', { exact: true }).waitFor()

  await expect.poll(() => wordsOf(row), { timeout: 90_000, interval: 500 }).toMatch(/ LIVE 1 ?' /)
  expect(await wordsOf(row)).toMatch(/ 0 0 /)
  await header.getByText('0–0').waitFor()
  // It came with the stream: from the kick-off on the list was not asked for anew.
  expect(calls.filter((call) => call.startsWith('/api/upcoming/2026-11-21 15:3'))).toEqual([])
  const playing = `${match.local_name} – ${match.visitor_name}, match details`
  await subscriber.page.getByRole('link', { name: playing, exact: true }).waitFor()
  await subscriber.leave()
  await leave()
})
