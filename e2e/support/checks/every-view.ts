import { expect, test } from '../fixtures.ts'
import { findPlaces, type Places } from '../places.ts'
import type { View } from '../views.ts'
import { openVisit, type Visitor, WIDTHS } from '../visitor.ts'
import { DEMO_URL, type DemoAccount, demoMember } from '../worlds/demo.ts'
import { barriersIn } from './barriers.ts'
import { englishCountriesIn } from './country-names.ts'
import { cutIn, motionIn, sidewaysIn, unstyledIn } from './problems.ts'
import { watchQuiet } from './quiet.ts'
import { bareKeysIn, keyRoots } from './text-keys.ts'
import { brokenWordsIn, faintOnPaperIn, outsideIn } from './words-shown.ts'

/** A phone held at 400 % of a desktop's size, the phone, half a desktop at 200 %, the tablet. The desktop comes last. */
const NARROWER = [320, WIDTHS.phone, 720, WIDTHS.tablet] as const
const HEIGHT = 800
const PHONE = { width: WIDTHS.phone, height: HEIGHT }
const QUIET_WITHIN_MS = 10_000
/** Calls that were made to fail and pages that are not there are reported by the browser itself. */
const EXPECTED = /Failed to load resource: the server responded with a status of (404|503)|^503 /

interface Looker extends Visitor {
  places: Places
  /** Namespaces of the messages, which a key that is shown begins with. */
  roots: ReadonlySet<string>
  quiet(withinMs: number): Promise<void>
}

/** Tests that check each view once, at every width, with this account or, without one, as a visitor. */
export function holdViews(who: DemoAccount | 'visitor', views: readonly View[]): void {
  test.describe(`what a ${who} looks at`, () => {
    let looker: Looker
    // All views are checked in one browser, which has the files of the pages after the first one.
    test.beforeAll(async ({ browser }) => {
      const [places, roots] = await Promise.all([findPlaces(DEMO_URL), keyRoots()])
      expect(roots).toContain('league')
      const session = who === 'visitor' ? {} : (await demoMember(who)).storage
      const visitor = await openVisit(browser, { language: 'pt', ...session }, { viewport: PHONE })
      looker = { ...visitor, places, roots, quiet: watchQuiet(visitor.page) }
    })
    test.afterAll(() => looker?.context.close())

    for (const view of views) {
      test(`${view.name} fits every width, cuts and breaks no words, is dark on paper, and has a title, words instead of keys, countries in its language, its styles, nothing that moves, no barrier and a clean console`, async () =>
        expect(await problemsOf(looker, view)).toEqual([]))
    }
  })
}

/** Goes to a view on a phone, does what leads to it, and waits until nothing is under way. */
async function goTo({ page, places, quiet }: Looker, { path, failing, act }: View): Promise<void> {
  await page.setViewportSize(PHONE)
  if (failing) await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto(typeof path === 'string' ? path : path(places))
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await quiet(QUIET_WITHIN_MS)
  await act?.(page)
  await expect(page.getByTestId('spinner')).toHaveCount(0)
  await quiet(QUIET_WITHIN_MS)
}

/** Looks at a view once, at every width, and answers all that is wrong with it. */
async function problemsOf(looker: Looker, view: View): Promise<string[]> {
  const { page, complaints, roots, quiet } = looker
  const problems: string[] = []
  const note = (place: string, found: readonly string[]) => problems.push(...found.map((one) => `${place}: ${one}`))
  const noteFit = async (width: number) => {
    await page.setViewportSize({ width, height: HEIGHT })
    const sideways = await sidewaysIn(page)
    if (sideways !== null) note(`wider than ${width} px`, [sideways])
    note(`cut at ${width} px`, await cutIn(page))
    note(`beyond its box at ${width} px`, await outsideIn(page))
  }
  await goTo(looker, view)

  if (!(await page.title()).endsWith(' | Touchline')) note('title', [await page.title()])
  note('document type', (await page.evaluate(() => document.compatMode)) === 'CSS1Compat' ? [] : ['none: old layout'])
  note('keys instead of words', await bareKeysIn(page, roots))
  note('without its style', await unstyledIn(page))
  note('moves although that is not wanted', await motionIn(page))
  note('axe on a phone', await barriersIn(page))
  note('broken in the middle on a phone', await brokenWordsIn(page))
  for (const width of NARROWER) await noteFit(width)
  if (view.only !== 'narrow') {
    await noteFit(WIDTHS.desktop)
    await quiet(QUIET_WITHIN_MS)
    note('a country in English', await englishCountriesIn(page))
    // Content scrolled halfway under the bar at the top has no room there, and needs none.
    await page.evaluate(() => scrollTo(0, 0))
    // The phone was dark: so both themes are checked.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
    note('axe on a light desktop', await barriersIn(page))
    note('faint on paper', await faintOnPaperIn(page))
  }
  const unexpected = complaints.splice(0).filter((complaint) => !EXPECTED.test(complaint))
  note('console', unexpected)
  if (view.failing) await page.unroute(view.failing)
  return problems
}
