import type { Page } from '@playwright/test'
import type { MatchBasics } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { rowOf } from '../support/home-page.ts'
import { addressOf, basicsOf, fullPairing, type Pairing, rowText, untilRows } from '../support/match-page.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'

const UNKNOWN = '/soccer?mid=2000000000'
const VIEWS = ['goals=last', 'goals=similar', 'tab=referee'] as const
let pairing: Pairing
let basics: MatchBasics
test.beforeAll(async () => {
  pairing = await fullPairing(DEMO_URL, '2026-11-22')
  basics = await basicsOf(DEMO_URL, pairing.match)
})

/** Clicks the match in the list of its day, so that the browser requests its data. */
async function openFromTheDay(page: Page): Promise<void> {
  const { match } = pairing
  await page.goto(`/matches/${match.start_dt.slice(0, 10)}?q=${encodeURIComponent(match.local_name)}`)
  await rowOf(page, match).getByRole('link').click()
}

const meetingRows = () => pairing.meetings.map((one) => rowText(one))

test.describe('last matches, similar matches and the referee', () => {
  for (const view of VIEWS) {
    test(`ask a visitor to log in and lead back here, without a request: ${view}`, async ({ page, calls }) => {
      await page.goto(`${addressOf(pairing.match)}&${view}`)
      const alert = page.getByRole('alert')
      await expect(alert.getByText('please login to see this data')).toBeVisible()
      expect(calls.filter((call) => /getLast|referee_last|team\/season/.test(call))).toEqual([])
      await alert.getByRole('link', { name: 'Log in' }).click()
      await page.waitForURL('**/login?**')
      expect(new URL(page.url()).searchParams.get('next')).toContain(view)
    })
  }

  for (const [type, words] of [
    [0, "Sorry, you don't have permission to view this data."],
    [1, 'Sorry, your subscription has expired.'],
  ] as const) {
    test(`report a member whose plan is missing or has run out so, next to head to head: type ${type}`, async ({
      visit,
    }) => {
      const { page } = await visit({ as: 'member' })
      if (type === 1) {
        await page.route(/\/api\/(getLast|referee_last|v3\/team\/season)/, (route) => route.fulfill({ json: { type } }))
      }
      for (const view of VIEWS) {
        await page.goto(`${addressOf(pairing.match)}&${view}`)
        const alert = page.getByRole('alert')
        await expect(alert.getByText(words)).toBeVisible()
        await expect(alert.getByRole('link')).toHaveAttribute('href', '/subscription')
        await expect(page.getByRole('table')).toHaveCount(0)
      }
      await page.goto(addressOf(pairing.match))
      await untilRows(page, meetingRows())
    })
  }
})

test.describe('a match that the page’s own call does not know', () => {
  const forget = (page: Page) => page.route('**/api/match_info/**', (route) => route.fulfill({ json: [] }))

  test('is drawn for a subscriber from what the fixture call reports', async ({ visit }) => {
    const { match } = pairing
    const { page, calls } = await visit({ as: 'subscriber' })
    await forget(page)
    await openFromTheDay(page)
    const header = page.getByRole('region', { name: 'Match', exact: true })
    await expect(header.getByRole('link', { name: match.local_name, exact: true })).toBeVisible()
    await expect(header.getByRole('link', { name: match.visitor_name, exact: true })).toBeVisible()
    await expect(header.getByText(basics.stadium ?? '?')).toBeVisible()
    expect(calls).toContain(`/api/v3/fixture/${match.match_id}`)
    await untilRows(page, meetingRows())
  })

  test('leads a visitor to the login, who comes back to it', async ({ page }) => {
    await forget(page)
    await openFromTheDay(page)
    await page.waitForURL('**/login?**')
    expect(new URL(page.url()).searchParams.get('next')).toContain(`/soccer?mid=${pairing.match.match_id}`)
  })

  for (const [type, message] of [
    [0, 'not-paid'],
    [1, 'expired'],
  ] as const) {
    test(`leads a member whose plan is missing or has run out to the plans: type ${type}`, async ({ visit }) => {
      const { page } = await visit({ as: 'member' })
      if (type === 1) await page.route('**/api/v3/fixture/**', (route) => route.fulfill({ json: { type } }))
      await forget(page)
      await openFromTheDay(page)
      await page.waitForURL(`**/message/subscribe/${message}`)
    })
  }

  test('is said to be unknown to a subscriber when the fixture call does not know it either', async ({
    visit,
    allowInConsole,
  }) => {
    allowInConsole(/404/)
    const { page } = await visit({ as: 'subscriber' })
    await page.goto('/matches')
    await page.goto(UNKNOWN)
    await expect(page.getByRole('heading', { name: 'Match not found' })).toBeVisible()
  })
})

test.describe('a match of which a part cannot be loaded', () => {
  test('stands without its prices and its meetings, which can be requested again', async ({ page, allowInConsole }) => {
    allowInConsole(/503/)
    const failing = /\/api\/(v3\/odds\/pre-match|match_h2h)\//
    await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }))
    await openFromTheDay(page)
    const alert = page.getByRole('tabpanel', { name: 'Goals' }).getByRole('alert').last()
    await expect(alert).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Match', exact: true }).getByText(basics.stadium ?? '?'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Odds', exact: true })).toHaveCount(0)
    await page.unroute(failing)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await untilRows(page, meetingRows())
  })

  test('says so in place of everything when it is the match itself, and comes when requested again', async ({
    page,
    allowInConsole,
  }) => {
    allowInConsole(/503/)
    await page.route('**/api/match_info/**', (route) => route.fulfill({ status: 503, json: {} }))
    await openFromTheDay(page)
    const again = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/soccer')
    await page.unroute('**/api/match_info/**')
    await again.click()
    await untilRows(page, meetingRows())
  })

  test('has a spinner in its place until it is there', async ({ page }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/match_info/**', async (route) => {
      await held
      await route.continue()
    })
    await openFromTheDay(page)
    const spinners = page.getByRole('main').getByTestId('spinner')
    await expect(spinners.first()).toBeVisible()
    answer()
    await untilRows(page, meetingRows())
    await expect(spinners).toHaveCount(0)
  })
})
