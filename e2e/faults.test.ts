import type { Browser } from '@playwright/test'
import { addressOfView, pageOf, problemsOf, type Tried } from './support/checks/fault-views.ts'
import { faultWalker } from './support/checks/fault-walk.ts'
import { callOf, FAULTS } from './support/checks/faults.ts'
import { expect, test } from './support/fixtures.ts'
import { findPlaces, type Places } from './support/places.ts'
import { MEMBER_VIEWS, PUBLIC_VIEWS, type View } from './support/views.ts'
import { DEMO_URL, demoMember } from './support/worlds/demo.ts'
import { ownRenderer } from './support/worlds/own-renderer.ts'

const VIEWS = [...PUBLIC_VIEWS, ...MEMBER_VIEWS].filter((view) => !view.failing && view.only !== 'narrow')
/** Most of the time a page waits for a call that is tried again. */
const AT_ONCE = 6

let places: Places
let draw: Awaited<ReturnType<typeof ownRenderer>>
test.beforeAll(async () => {
  ;[places, draw] = await Promise.all([findPlaces(DEMO_URL), ownRenderer(DEMO_URL)])
})

const tried: Tried = new Map()

/** Looks at the views of a page one after the other, as who each is for: each leaves the next less to try. */
async function walkPage(browser: Browser, views: readonly View[]): Promise<[view: string, problems: string[]][]> {
  const found: [string, string[]][] = []
  for (const [who, seen] of Map.groupBy(views, ({ who }) => who)) {
    const walker = await faultWalker(browser, {
      draw,
      url: DEMO_URL,
      storage: who === undefined ? {} : (await demoMember(who)).storage,
    })
    for (const view of seen) {
      const problems = await problemsOf(walker, { view, places, tried }).catch((error: unknown) => [String(error)])
      if (problems.length > 0) found.push([view.name, problems])
    }
    await walker.leave()
  }
  return found
}

test('whatever call of a view fails, in whatever way, the rest stays, a line says so, and a retry brings back what is missing', async ({
  browser,
}) => {
  test.setTimeout(1_800_000)
  const pages = Map.groupBy(VIEWS, (view) => pageOf(addressOfView(view, places)))
  const queue = [...pages.values()].toSorted((one, other) => other.length - one.length)
  const found: [string, string[]][] = []
  const walk = async () => {
    for (let views = queue.shift(); views; views = queue.shift()) found.push(...(await walkPage(browser, views)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  expect(Object.fromEntries(found)).toEqual({})
})

test('the server draws every page although any of its calls fails', async () => {
  const found: string[] = []
  for (const view of PUBLIC_VIEWS) {
    const path = typeof view.path === 'string' ? view.path : view.path(places)
    const rights = new Map<string, string>()
    const ask = async (address: string, init: RequestInit = {}) => {
      const response = await fetch(new URL(address, DEMO_URL), init)
      const text = await response.text()
      const call = callOf(init.method ?? 'GET', address)
      if (call !== undefined && response.ok) rights.set(call, text)
      return new Response(text, { status: response.status })
    }
    const { status } = await draw(path, ask)
    for (const [broken, right] of [...rights]) {
      for (const [kind, spoil] of Object.entries(FAULTS)) {
        const drawn = await draw(path, async (address, init) => {
          if (callOf(init?.method ?? 'GET', address) !== broken) return ask(address, init)
          const spoilt = spoil(right)
          if (spoilt === null) throw new TypeError('No connection')
          return new Response(spoilt.body, { status: spoilt.status })
        })
        const whole = /<main/.test(await drawn.text())
        if (drawn.status >= 500 || (status === 200 && !whole)) found.push(`${view.name}: ${kind} from ${broken}`)
      }
    }
  }
  expect(found).toEqual([])
})
