import type { Page } from '@playwright/test'
import type { InplayMatch } from '../../packages/contract/src/index.ts'
import { expect, test } from '../support/fixtures.ts'
import { stored, wordsOf } from '../support/home-page.ts'
import { askAsSubscriber } from '../support/worlds/demo.ts'

const LIST = '/api/v3/livescore/inplay'
const main = (page: Page) => page.getByRole('main')
const rows = (page: Page) => main(page).getByRole('listitem')
const groups = (page: Page) => main(page).getByRole('heading', { level: 2 })
const rowOf = (page: Page, home: string, away: string) =>
  rows(page).filter({ has: page.getByRole('link', { name: `${home} – ${away}, match details`, exact: true }) })

test('visitors are redirected to the login, members without a plan to the plans, and subscribers see what goes on', async ({
  visit,
}) => {
  const visitor = await visit()
  await visitor.page.goto('/inplay')
  await visitor.page.waitForURL(/\/login\?next=/)

  const free = await visit({ as: 'member' })
  await free.page.goto('/inplay')
  await free.page.waitForURL('**/message/subscribe/not-paid')

  const { inplay } = await askAsSubscriber<{ inplay: InplayMatch[] }>('/v3/livescore/inplay')
  const { page } = await visit({ as: 'subscriber' })
  await page.goto('/inplay')
  await expect(rows(page)).toHaveCount(inplay.length)
  expect(new Set(await groups(page).allTextContents())).toEqual(new Set(inplay.map(({ league }) => league.name)))
  const [home, away] = (inplay.find(({ state_id }) => state_id === 2) as InplayMatch).participants
  expect(await wordsOf(rowOf(page, home.name, away.name))).toMatch(/ \d+(\+\d+)?' 1st /)
  await expect(main(page).getByText('Updated', { exact: false })).toHaveCount(1)

  const last = main(page).locator('section').last()
  const league = (await last.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const id = inplay.find((match) => match.league.name === league)?.league.id
  // The account of the demo world belongs to all journeys, which may be changing its list: this one is answered without changing it.
  await page.route('**/api/pick_favorite', (route) => route.fulfill({ json: { leagues: [id] } }))
  await last.getByRole('button', { name: `Add ${league} (` }).click()
  await expect(groups(page).first()).toHaveText(league)
  await expect(async () => expect(JSON.parse((await stored(page, 'favorite_league')) ?? '[]')).toContain(id)).toPass()

  await page.getByText('By time', { exact: true }).click()
  await page.waitForURL('**/inplay?sort=0')
  await expect(groups(page).first()).toHaveText(league)
  const times = await main(page)
    .locator('section')
    .filter({ hasNot: page.getByRole('button', { pressed: true }) })
    .locator('header time')
    .allTextContents()
  expect(times).toEqual(times.toSorted())
  await page.goBack()
  await page.waitForURL('**/inplay')

  await page.getByRole('link', { name: `${home.name} – ${away.name}, match details`, exact: true }).click()
  await page.waitForURL('**/fixture/*')
})

test('the stages of the matches are reported in Portuguese', async ({ visit }) => {
  const { inplay } = await askAsSubscriber<{ inplay: InplayMatch[] }>('/v3/livescore/inplay')
  const regular = inplay.filter(({ stage }) => stage?.name === 'Regular Season').length
  expect(regular).toBeGreaterThan(0)
  const { page } = await visit({ language: 'pt', as: 'subscriber' })
  await page.goto('/inplay')
  await expect(main(page).getByText('Época regular', { exact: true })).toHaveCount(regular)
  await expect(main(page).getByText('Regular Season')).toHaveCount(0)
})

test('a goal reported by the live stream shows in its row, lit up and announced, without the list being read again', {
  tag: '@smoke',
}, async ({ visit }) => {
  const { inplay } = await askAsSubscriber<{ inplay: InplayMatch[] }>('/v3/livescore/inplay')
  const match = inplay.find(({ state_id, minute }) => (state_id === 2 || state_id === 22) && minute !== null)
  if (!match) throw new Error('No match is being played')
  const [home, away] = match.participants
  const { page, calls } = await visit({ as: 'subscriber', width: 360 })
  // Goals cannot be triggered, so the stream's messages are made up: eleven goals by the home side, far more than it has.
  const change = { match_id: match.id, state_id: 22, status: 22, minute: 90, added_minute: 3, shootout: null }
  const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
  const against = match.scores.find(({ type_id, score }) => type_id === 1525 && score.participant === 'away')
  const score = { home: 11, away: against?.score.goals ?? 0 }
  const goal = event('match', { ...change, score })
  let reported = event('access', { type: 2 })
  await page.route('**/api/live/stream', (route) => route.fulfill({ contentType: 'text/event-stream', body: reported }))
  await page.goto('/inplay')
  const row = rowOf(page, home.name, away.name)
  await expect(row).toBeVisible()
  const asked = calls.filter((call) => call === LIST).length
  reported += goal
  await expect.poll(() => wordsOf(row)).toContain(` 11 ${score.away} ${away.name}`)
  await expect(row).toHaveAttribute('data-goal', 'home')
  expect(await wordsOf(row)).toContain(`90+3' 2nd ${home.name} `)
  const said = await page.getByRole('main').getByRole('status').allTextContents()
  expect(said).toContain(`Goal for ${home.name}: ${home.name} 11, ${away.name} ${score.away}.`)
  expect(calls.filter((call) => call === LIST)).toHaveLength(asked)
})
