import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { findPlaces, type Places } from '../support/places.ts'
import { PUBLIC_VIEWS } from '../support/views.ts'
import { DEMO_URL, type DemoAccount, demoMember } from '../support/worlds/demo.ts'

interface Listed {
  match_id: number
  start_dt: string
  status: number
  state_id?: number
  score: { home: number; away: number } | null
  local_id: number
  local_name: string
  visitor_id: number
  visitor_name: string
}

const HIDING = 'hide_scores=1'
/** 2–1, as scores are written everywhere; not 2026–27. */
const SCORE = /(?<![\d–])\d{1,2}–\d{1,2}(?![\d–])/

/** The matches of the day that have begun. */
async function begun(): Promise<Listed[]> {
  const address = '/api/upcoming/2026-11-21T00:00:00Z/2026-11-21T23:59:00Z'
  const matches = (await (await fetch(new URL(address, DEMO_URL))).json()) as Listed[]
  return matches.filter(({ score }) => score !== null)
}

const drawn = async (path: string, cookie: string) =>
  (await fetch(new URL(path, DEMO_URL), { headers: { cookie: `touchline=${cookie}` } })).text()

/** The data a page carries for the browser. */
function broughtBy(html: string): unknown {
  const [, text] = /\banswers:("(?:[^"\\]|\\.)*")/.exec(html) ?? []
  // Written for a script, which knows escapes that JSON does not.
  const asJson = text?.replace(/\\x([\da-f]{2})/gi, '\\u00$1')
  return asJson === undefined ? [] : JSON.parse(JSON.parse(asJson) as string)
}

const SCORE_KEYS = ['score', 'halftime', 'half_time', 'shootout', 'local_score', 'scores', 'minute']

/** The hidden matches that data tells something of. */
function toldIn(value: unknown, hidden: ReadonlySet<number>): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => toldIn(one, hidden))
  if (typeof value !== 'object' || value === null) return []
  const one = value as Record<string, unknown>
  const told = hidden.has(Number(one.match_id)) ? SCORE_KEYS.filter((key) => one[key] != null) : []
  return [...told.map((key) => `${one.match_id} ${key}`), ...Object.values(one).flatMap((part) => toldIn(part, hidden))]
}

async function openHiding(browser: Browser, stored: Record<string, string>, storage: Record<string, string> = {}) {
  const context = await browser.newContext({ baseURL: DEMO_URL, reducedMotion: 'reduce' })
  // Only once: later choices on the page stay.
  await context.addInitScript(
    (entries) => {
      if (localStorage.getItem('begun') !== null) return
      for (const [key, value] of Object.entries({ ...entries, begun: '1' })) localStorage.setItem(key, value)
    },
    { ...storage, ...stored },
  )
  const page = await context.newPage()
  return { page, done: () => context.close() }
}

/** A member who hides nothing yet; each test has an account of its own, because what is hidden is hidden in every browser. */
async function hidingMember(who: DemoAccount): Promise<Record<string, string>> {
  const { storage } = await demoMember(who)
  const body = JSON.stringify({ key: null, everywhere: false, teams: [], matches: [], shown: [], shown_until: null })
  const headers = { authorization: `Token ${storage.token}`, 'content-type': 'application/json' }
  expect((await fetch(new URL('/api/hidden_scores', DEMO_URL), { method: 'POST', headers, body })).status).toBe(200)
  return storage
}

const isAwake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-awake', '')

interface Hidden {
  everywhere: boolean
  matches: { id: number }[]
  shown: number[]
}

/** The hidden scores of the account of a browser. */
async function hiddenOf({ token }: Record<string, string>): Promise<Hidden> {
  const asked = { method: 'POST', headers: { authorization: `Token ${token}` } }
  const answer = (await (await fetch(new URL('/api/check_token', DEMO_URL), asked)).json()) as {
    hidden_scores: Hidden | null
  }
  return answer.hidden_scores ?? { everywhere: false, matches: [], shown: [] }
}

const mainText = (page: Page) => page.locator('main').innerText()

test.describe('a visitor who hides scores', () => {
  let places: Places
  let matches: Listed[] = []
  test.beforeAll(async () => {
    places = await findPlaces(DEMO_URL)
    matches = await begun()
    expect(matches.length).toBeGreaterThan(10)
  })

  test('is told no score by any page that the server draws: not by its words, its head or the data in it', async () => {
    const hidden = new Set(matches.map(({ match_id }) => match_id))
    const [known] = matches
    const paths = new Set([
      ...PUBLIC_VIEWS.map(({ path }) => (typeof path === 'string' ? path : path(places))),
      '/matches/2026-11-20',
      ...matches.slice(0, 8).flatMap(({ match_id }) => [`/soccer?mid=${match_id}`, `/fixture/${match_id}`]),
    ])
    // The check would see it.
    expect(toldIn(broughtBy(await drawn('/', '')), hidden)).not.toEqual([])
    const open = await drawn(`/soccer?mid=${known?.match_id}`, '')
    expect(toldIn(broughtBy(open), hidden)).not.toEqual([])
    for (const path of paths) {
      const html = await drawn(path, HIDING)
      expect.soft([path, toldIn(broughtBy(html), hidden)]).toEqual([path, []])
      const head = html.slice(0, html.indexOf('<body'))
      const words = [...head.matchAll(/<title>([^<]*)|content="([^"]*)"/g)].map(([, title, meta]) => title ?? meta)
      expect.soft([path, words.filter((one) => SCORE.test(one ?? ''))]).toEqual([path, []])
      for (const [, id] of head.matchAll(/images\/match\/(\d+)(?!\d)[^"]*"/g)) {
        if (hidden.has(Number(id))) expect.soft(head).toContain(`/images/match/${id}?scores=0`)
      }
    }
  })

  test('of one team or match alone is told nothing of those by any page', async () => {
    const one = matches.find(({ state_id }) => state_id !== undefined)
    const over = matches.find(({ state_id }) => state_id === undefined)
    if (one === undefined || over === undefined) throw new Error('A match in play and one that is over are needed')
    const hidden = new Set([one.match_id, over.match_id])
    const cookie = new URLSearchParams({
      hidden_team: `[${one.local_id}]`,
      hidden_match: `[[${over.match_id},${over.local_id},${over.visitor_id}]]`,
    })
    const paths = ['/', '/?show=all', ...[...hidden].flatMap((id) => [`/soccer?mid=${id}`, `/fixture/${id}`])]
    expect(toldIn(broughtBy(await drawn('/?show=all', '')), hidden)).not.toEqual([])
    for (const path of paths) {
      const html = await drawn(path, String(cookie))
      expect.soft([path, toldIn(broughtBy(html), hidden)]).toEqual([path, []])
      const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
      expect.soft([path, SCORE.test(title)]).toEqual([path, false])
      const head = html.slice(0, html.indexOf('<body'))
      for (const [, picture = ''] of head.matchAll(/content="[^"]*(\/images\/match\/[^"]*)"/g))
        expect.soft(picture).toContain('scores=0')
    }
  })

  test('sees that matches are played or over, uncovers one, covers it again, and uncovers all', async ({ browser }) => {
    const { page, done } = await openHiding(browser, { hide_scores: '1' })
    await page.goto('/?show=all')
    const bar = page.getByText('Scores are hidden')
    await expect(bar).toBeVisible()
    await isAwake(page)
    expect(await mainText(page)).not.toMatch(SCORE)
    await expect(page.getByText('Over', { exact: true }).first()).toBeVisible()
    const covers = page.getByRole('button', { name: /^Show the score of/ })
    const all = await covers.count()
    const first = covers.first()
    const name = (await first.getAttribute('aria-label')) ?? ''
    await first.click()
    await expect(page.getByRole('button', { name })).toHaveCount(0)
    await page.getByRole('button', { name: name.replace('Show', 'Hide') }).click()
    await expect(covers).toHaveCount(all)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(covers).toHaveCount(0)
    await expect(bar).toHaveCount(0)
    await done()
  })

  test('is told nothing by the pages for members, whose tables and statistics wait', async ({ browser }) => {
    const storage = await hidingMember('analyst')
    const { page, done } = await openHiding(browser, { hide_scores: '1' }, storage)
    const live = matches.find(({ state_id }) => state_id !== undefined)
    const over = matches.find(({ state_id }) => state_id === undefined)
    for (const [path, covered] of [
      ['/inplay', /^Show the score of/],
      [`/fixture/${live?.match_id}`, /^Show the score of/],
      [`/fixture/${over?.match_id}?tab=event`, /^Show the score of/],
      [`/fixture/${over?.match_id}?tab=stats`, /^Show the score of/],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('button', { name: covered }).first()).toBeVisible()
      await expect(page.getByTestId('spinner')).toHaveCount(0)
      expect.soft([path, SCORE.exec(await mainText(page))?.[0] ?? null]).toEqual([path, null])
      expect.soft(await page.title()).not.toMatch(SCORE)
    }
    for (const path of [`/league/${places.league}`, `/league/${places.league}?tab=simulation`]) {
      await page.goto(path)
      await expect(page.getByText('This would give a hidden score away').first()).toBeVisible()
    }
    await isAwake(page)
    await page.getByRole('button', { name: 'Show all' }).first().click()
    await expect(page.getByText('This would give a hidden score away')).toHaveCount(0)
    await page.goto('/me')
    await isAwake(page)
    await page.getByRole('button', { name: 'Show scores' }).click()
    await expect.poll(async () => (await hiddenOf(storage)).everywhere).toBe(false)
    await done()
  })

  test('who is a member finds it hidden in every browser, and told to nobody by what is sent', async ({ browser }) => {
    const storage = await hidingMember('editor')
    const [match] = matches
    const path = `/soccer?mid=${match?.match_id}`
    const here = await openHiding(browser, {}, storage)
    const there = await openHiding(browser, {}, storage)
    await here.page.goto(path)
    await isAwake(here.page)
    await here.page.getByRole('button', { name: 'Hide score' }).click()
    const kept = async () => (await hiddenOf(storage)).matches.map(({ id }) => id)
    await expect.poll(kept).toEqual([match?.match_id])
    await there.page.goto(path)
    const cover = there.page.getByRole('button', { name: /^Show the score of/ }).first()
    await expect(cover).toBeVisible()
    await cover.click()
    await expect.poll(async () => (await hiddenOf(storage)).shown).toContain(match?.match_id)
    await here.page.reload()
    await expect(here.page.getByRole('button', { name: /^Show the score of/ })).toHaveCount(0)
    await Promise.all([here.done(), there.done()])
  })

  test('may hide the matches of a team or one match alone, everywhere they appear', async ({ browser }) => {
    const [one, other] = matches.filter(({ state_id }) => state_id !== undefined)
    if (one === undefined || other === undefined) throw new Error('Two matches in play are needed')
    const { page, done } = await openHiding(browser, { hidden_team: `[${one.local_id}]` })
    await page.goto('/?show=all')
    const coverOf = (match: Listed) =>
      page.getByRole('button', { name: `Show the score of ${match.local_name} – ${match.visitor_name}` })
    await expect(coverOf(one)).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Show the score of/ })).toHaveCount(1)
    await page.goto(`/soccer?mid=${other.match_id}`)
    await isAwake(page)
    await page.getByRole('button', { name: 'Hide score' }).click()
    await expect(coverOf(other).first()).toBeVisible()
    await page.goto('/?show=all')
    await expect(page.getByRole('button', { name: /^Show the score of/ })).toHaveCount(2)
    await done()
  })

  test('is given feeds and pictures without scores', async () => {
    const over = matches.find(({ state_id }) => state_id === undefined)
    const feed = await (await fetch(new URL(`/feeds/team/${over?.local_id}.atom?scores=0&lang=en`, DEMO_URL))).text()
    expect(feed).toContain(over?.visitor_name)
    const titles = [...feed.matchAll(/<title type="html"><!\[CDATA\[([^\]]*)/g)].map(([, title]) => title)
    expect(titles.filter((title) => SCORE.test(title ?? ''))).toEqual([])
    const picture = async (query: string) =>
      Buffer.from(
        await (await fetch(new URL(`/api/images/match/${over?.match_id}${query}`, DEMO_URL))).arrayBuffer(),
      ).toString('base64')
    expect(await picture('?scores=0')).not.toBe(await picture(''))
  })
})
