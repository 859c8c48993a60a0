import { matchesBetween } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { rowOf, wordsOf } from '../support/home-page.ts'
import { member } from '../support/member.ts'
import { copyDemo } from '../support/worlds/demo.ts'

test('a match that kicks off turns live before the eyes of its viewers: on the list, on its own page and among those in play', async ({
  visit,
  startProduct,
}) => {
  const { url } = await startProduct({ prepare: copyDemo, env: { CLOCK: '2026-11-21T15:29:20Z' } })
  const listed = await matchesBetween(url, { from: '2026-11-21 15:30', to: '2026-11-21 15:31' })
  const match = listed.find(({ start_dt }) => start_dt.startsWith('2026-11-21T15:30'))
  if (!match) throw new Error('No match kicks off at half past three')

  const { storage } = await member(url, 'demo@touchline.test')
  const subscriber = await visit({ baseURL: url, storage })
  const { page, context, calls } = await visit({ baseURL: url })
  const other = await context.newPage()
  await Promise.all([page.goto('/'), subscriber.page.goto('/inplay'), other.goto(`/soccer?mid=${match.match_id}`)])
  const row = rowOf(page, match)
  expect(await wordsOf(row)).toContain(`${match.local_name} – ${match.visitor_name} 15:30`)
  const header = other.getByRole('region', { name: 'Match', exact: true })
  await expect(header.getByText('15:30', { exact: true })).toBeVisible()

  await expect.poll(() => wordsOf(row), { timeout: 90_000 }).toMatch(/ LIVE 1 ?' /)
  expect(await wordsOf(row)).toMatch(/ 0 0 /)
  await expect(header.getByText('0–0')).toBeVisible()
  // It came with the stream: from the kick-off on the list was not requested again.
  expect(calls.filter((call) => call.startsWith('/api/upcoming/2026-11-21 15:3'))).toEqual([])
  const playing = `${match.local_name} – ${match.visitor_name}, match details`
  await expect(subscriber.page.getByRole('link', { name: playing, exact: true })).toBeVisible()
})
