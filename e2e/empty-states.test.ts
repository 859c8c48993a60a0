import { expect, test } from './support/fixtures.ts'
import { findPlaces, type Places } from './support/places.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

test.use({ as: 'subscriber' })

let places: Places
test.beforeAll(async () => {
  places = await findPlaces(DEMO_URL)
})

/** Answers without rows, by a part of their address. */
const EMPTY = {
  'fixture/lineup': { lineup: [], substitution: [] },
  'fixture/event': { event: [] },
  'fixture/stats': { stats: [] },
  'fixture/sidelined': { sidelined: [] },
  'team/squad': { players: [] },
  'team/scorer': { scorer: [] },
  'team/stats': { stats: [] },
  'team/transfer': { transfer: [], has_more: false },
  'coach/fixture': { fixture: [] },
  'coach/stats': { stats: [] },
  'transfer/latest': { transfer: [], has_more: false },
  'livescore/inplay': { inplay: [] },
}

test('an empty list says so on the pages of a fixture, a team, a coach, transfers and matches in play', async ({
  page,
}) => {
  for (const [part, answer] of Object.entries(EMPTY)) {
    await page.route(
      (at) => at.pathname.startsWith(`/api/v3/${part}`),
      (route) => route.fulfill({ json: { type: 2, ...answer } }),
    )
  }
  const said: Record<string, Record<string, string>> = {
    [`/fixture/${places.played.match_id}`]: {
      Lineup: 'No line-up',
      Events: 'No events',
      Stats: 'No statistics',
      Sidelined: 'Nobody is sidelined',
    },
    [`/team/${places.team}`]: {
      Squad: 'No squad for this season',
      Scorers: 'No scorers yet.',
      Stats: 'No statistics yet.',
      Transfers: 'No transfers',
    },
    [`/coach/${places.coach}`]: { Fixtures: 'No Data for Fixture.', Stats: 'No Data for Stats.' },
    '/transfer': { '': 'No transfers yet.' },
    '/inplay': { '': 'No Inplay Games.' },
  }
  const main = page.getByRole('main')
  for (const [address, tabs] of Object.entries(said)) {
    await page.goto(address)
    for (const [tab, words] of Object.entries(tabs)) {
      if (tab !== '') await page.getByRole('tab', { name: tab, exact: true }).click()
      await expect(main.getByText(words, { exact: true }).first()).toBeVisible()
      expect([address, tab, await main.getByRole('alert').allInnerTexts()]).toEqual([address, tab, []])
    }
  }
})

test('a subscriber who reads Portuguese learns that a team, a coach and a player are unknown', async ({
  visit,
  allowInConsole,
}) => {
  allowInConsole(/404/)
  const { page } = await visit({ language: 'pt' })
  for (const kind of ['team', 'coach', 'player']) {
    await page.goto(`/${kind}/999999999`)
    await expect(page.locator('main h1')).toHaveText('Página não encontrada')
    await expect.poll(() => page.title()).toContain('Página não encontrada')
  }
})
