import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from './support/fixtures.ts'
import { findPlaces } from './support/places.ts'
import { PUBLIC_VIEWS } from './support/views.ts'
import { DEMO_URL, demoMember } from './support/worlds/demo.ts'

/** Settings under which a page looks another way. */
const SETTINGS = ['', 'language=pt&odds_format=2', 'tz=-5&palette=1&theme=light&in=1']
/** Does not change the rendered page, but makes it personal: a group that is not in the list. */
const NOWHERE = '999999999'
const OWN = `expanding_league=${encodeURIComponent(`{"${NOWHERE}":false}`)}`
/** Longer than answers are taken for new. */
const LONG_KEPT_MS = 35_000
/** A page that wants something new requests it as soon as it is hydrated. */
const SETTLED_MS = 1_000
const SOMEBODY = 'somebody-else-was-here'

const cookie = (...settings: readonly string[]): Record<string, string> => {
  const drawn = settings.filter(Boolean).join('&')
  return drawn === '' ? {} : { cookie: `touchline=${drawn}` }
}

/**
 * The contents of a page without the time of rendering, countdowns and the marks of a personal page. The link back from the login holds the
 * whole address; that of a cached page only its visible part.
 */
const shown = (html: string) =>
  html
    .replace(/\bnow(?:\\")?:(?:\\?"[^"]*"|\d+)/g, 'now')
    .replace(/\d{13}/g, 'instant')
    .replace(/(<\/time><p[^>]*>)[^<]+/g, '$1left')
    .replaceAll(`${NOWHERE}:!1`, '')
    .replace(/\/login\?next=[^"]*/g, '/login')

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(new URL(path, DEMO_URL), { headers })
  return { status: answer.status, html: await answer.text() }
}

test.describe('a page that is cached for everyone', () => {
  let paths: string[] = []
  test.beforeAll(async () => {
    const places = await findPlaces(DEMO_URL)
    const all = PUBLIC_VIEWS.map(({ path }) => (typeof path === 'string' ? path : path(places)))
    paths = [...new Set(all)]
  })

  test('contains nothing of who requested it before', async () => {
    const { token = '' } = (await demoMember('subscriber')).storage
    const headers = {
      authorization: `Token ${token}`,
      cookie: `touchline=favorite_league=%5B8%5D&in=1; session=${SOMEBODY}`,
      'user-agent': SOMEBODY,
      referer: `https://${SOMEBODY}.example/`,
      'x-forwarded-host': `${SOMEBODY}.example`,
    }
    for (const path of paths) {
      const at = `${path}${path.includes('?') ? '&' : '?'}utm_source=${SOMEBODY}`
      await read(at, headers)
      await read(at, { ...headers, ...cookie() })
      const { html } = await read(path)
      expect.soft([path, html.includes(SOMEBODY), html.includes(token)]).toEqual([path, false, false])
    }
  })

  test('requests nothing when it wakes, however long it was cached', async ({ visit }) => {
    const path = '/matches/2026-11-22'
    await read(path)
    await delay(LONG_KEPT_MS)
    const { page, calls } = await visit()
    await page.goto(path)
    await delay(SETTLED_MS)
    expect(calls).toEqual([])
  })

  test('is what would be drawn for each visitor, whatever their settings', async () => {
    const kept = new Set<string>()
    for (const path of paths) {
      for (const settings of SETTINGS) {
        await expect(async () => {
          const [one, own] = [await read(path, cookie(settings)), await read(path, cookie(settings, OWN))]
          expect(one.status).toBe(own.status)
          expect(shown(one.html)).toBe(shown(own.html))
          kept.add(shown(one.html))
        }, `${path} with ${settings}`).toPass()
      }
    }
    expect(kept.size).toBeGreaterThan(paths.length)
  })
})
