import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { MatchBasics } from '../support/api.ts'
import { rowOf } from '../support/home-page.ts'
import { addressOf, basicsOf, type Pairing, richPairing, rowText, untilRows } from '../support/match-page.ts'
import { type Member, member } from '../support/member.ts'
import { closeBrowser, visit } from '../support/visitor.ts'

const url = inject('demoUrl')
const UNKNOWN = '/soccer?mid=2000000000'
const VIEWS = ['goals=last', 'goals=similar', 'tab=referee'] as const
let pairing: Pairing
let basics: MatchBasics
let unpaid: Member
beforeAll(async () => {
  pairing = await richPairing(url, '2026-11-22')
  basics = await basicsOf(url, pairing.match)
  unpaid = await member(url, 'free@touchline.test')
})
afterAll(closeBrowser)

/** Presses the match in the list of its day, so that its data are asked for by the browser. */
async function openFromTheDay(page: Page): Promise<void> {
  const { match } = pairing
  await page.goto(`/matches/${match.start_dt.slice(0, 10)}?q=${encodeURIComponent(match.local_name)}`)
  await rowOf(page, match).getByRole('link').click()
}

const meetingRows = () => pairing.meetings.map((one) => rowText(one))

describe('last matches, similar matches and the referee', () => {
  test.each(VIEWS)('ask a visitor to log in and lead back here, and nothing is asked: %s', async (view) => {
    const { page, calls, leave } = await visit({ url })
    await page.goto(`${addressOf(pairing.match)}&${view}`)
    const alert = page.getByRole('alert')
    await alert.getByText('please login to see this data').waitFor()
    expect(calls.filter((call) => /getLast|referee_last|team\/season/.test(call))).toEqual([])
    await alert.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL('**/login?**')
    expect(new URL(page.url()).searchParams.get('next')).toContain(view)
    await leave()
  })

  test.each([
    [0, "Sorry, you don't have permission to view this data."],
    [1, 'Sorry, your subscription has expired.'],
  ])('report a member whose plan is missing or has run out so, beside head to head: type %s', async (type, words) => {
    const { page, leave } = await visit({ url, storage: unpaid.storage })
    if (type === 1) {
      await page.route(/\/api\/(getLast|referee_last|v3\/team\/season)/, (route) => route.fulfill({ json: { type } }))
    }
    for (const view of VIEWS) {
      await page.goto(`${addressOf(pairing.match)}&${view}`)
      const alert = page.getByRole('alert')
      await alert.getByText(words).waitFor()
      expect(await alert.getByRole('link').getAttribute('href')).toBe('/subscription')
      expect(await page.getByRole('table').count()).toBe(0)
    }
    await page.goto(addressOf(pairing.match))
    await untilRows(page, meetingRows())
    await leave()
  })
})

describe('a match that the page’s own call does not know', () => {
  const forget = (page: Page) => page.route('**/api/match_info/**', (route) => route.fulfill({ json: [] }))

  test('is drawn for a subscriber from what the fixture call reports', async () => {
    const { match } = pairing
    const { storage } = await member(url, 'demo@touchline.test')
    const { page, calls, leave } = await visit({ url, storage })
    await forget(page)
    await openFromTheDay(page)
    const header = page.getByRole('region', { name: 'Match', exact: true })
    await header.getByRole('link', { name: match.local_name, exact: true }).waitFor()
    await header.getByRole('link', { name: match.visitor_name, exact: true }).waitFor()
    await header.getByText(basics.stadium ?? '?').waitFor()
    expect(calls).toContain(`/api/v3/fixture/${match.match_id}`)
    await untilRows(page, meetingRows())
    await leave()
  })

  test('leads a visitor to the login, who comes back to it', async () => {
    const { page, leave } = await visit({ url })
    await forget(page)
    await openFromTheDay(page)
    await page.waitForURL('**/login?**')
    expect(new URL(page.url()).searchParams.get('next')).toContain(`/soccer?mid=${pairing.match.match_id}`)
    await leave()
  })

  test.each([
    [0, 'not-paid'],
    [1, 'expired'],
  ])('leads a member whose plan is missing or has run out to the plans: type %s', async (type, message) => {
    const { page, leave } = await visit({ url, storage: unpaid.storage })
    if (type === 1) await page.route('**/api/v3/fixture/**', (route) => route.fulfill({ json: { type } }))
    await page.goto('/matches')
    await page.goto(UNKNOWN)
    await page.waitForURL(`**/message/subscribe/${message}`)
    await leave()
  })

  test('is said to be unknown to a subscriber when the fixture call does not know it either', async () => {
    const { storage } = await member(url, 'demo@touchline.test')
    const { page, leave } = await visit({ url, storage })
    await page.goto('/matches')
    await page.goto(UNKNOWN)
    await page.getByRole('heading', { name: 'Match not found' }).waitFor()
    await leave([/404/])
  })
})

describe('a match of which a part cannot be loaded', () => {
  test('stands without its prices and its meetings, which can be asked for again', async () => {
    const { page, leave } = await visit({ url })
    const failing = /\/api\/(v3\/odds\/pre-match|match_h2h)\//
    await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }))
    await openFromTheDay(page)
    const alert = page.getByRole('tabpanel', { name: 'Goals' }).getByRole('alert').last()
    await alert.waitFor()
    await page
      .getByRole('region', { name: 'Match', exact: true })
      .getByText(basics.stadium ?? '?')
      .waitFor()
    expect(await page.getByRole('region', { name: 'Odds', exact: true }).count()).toBe(0)
    await page.unroute(failing)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await untilRows(page, meetingRows())
    await leave([/503/])
  })

  test('says so in place of everything when it is the match itself, and comes when asked for again', async () => {
    const { page, leave } = await visit({ url })
    await page.route('**/api/match_info/**', (route) => route.fulfill({ status: 503, json: {} }))
    await openFromTheDay(page)
    const again = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(new URL(page.url()).pathname).toBe('/soccer')
    await page.unroute('**/api/match_info/**')
    await again.click()
    await untilRows(page, meetingRows())
    await leave([/503/])
  })

  test('has a spinner in its place until it is there', async () => {
    const { page, leave } = await visit({ url })
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
    await spinners.first().waitFor()
    answer()
    await untilRows(page, meetingRows())
    expect(await spinners.count()).toBe(0)
    await leave()
  })
})
