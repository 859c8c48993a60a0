import { type BrowserContextOptions, test as base, expect } from '@playwright/test'
import type { Language } from '../../packages/messages/src/index.ts'
import { BROWSER_ARGS } from '../../tools/browser.ts'
import { ADDRESS_OF, openVisit, type Visitor, WIDTHS } from './visitor.ts'
import { DEMO_URL, type DemoAccount, demoMember } from './worlds/demo.ts'
import { type Product, startProduct } from './worlds/product.ts'

export { expect }

/** Pages that draw no pictures; the pointer's settings are those of the driver, which gives them in the same argument. */
const NO_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'
/** Without this, Chromium blocks requests from a page to another server on this machine. */
const OTHERS_ALLOWED = '--disable-features=LocalNetworkAccessChecks'
const HEIGHT = 900
/** A product comes up in seconds, on a busy machine in minutes. */
const START_MS = 300_000

/** The visitor and the browser's settings: `test.use` sets them for a file or a group, `visit` for one visitor. */
interface Options {
  /** The account signed in to the demo world. */
  as: DemoAccount | 'visitor'
  width: number
  language: Language
  /** Values of local storage before the first page. */
  storage: Readonly<Record<string, string>>
}

/** How the browser is started. */
interface WorkerOptions {
  /** Set where pictures matter; drawing those of a page takes as long as the rest of it. */
  pictures: boolean
  /** Lets pages reach other servers on this machine. */
  reachesOthers: boolean
}

type VisitOptions = Partial<Options> &
  Pick<BrowserContextOptions, 'baseURL' | 'javaScriptEnabled' | 'reducedMotion' | 'serviceWorkers'>

interface Fixtures {
  /** The visitor of `page`. */
  visitor: Visitor
  calls: Visitor['calls']
  /** Another visitor with a separate browser, which closes when the test ends. */
  visit(options?: VisitOptions): Promise<Visitor>
  /** Expected complaints of the console; a test fails on any other. */
  allowInConsole(...expected: readonly RegExp[]): void
  /** A product that ends with the test. */
  startProduct: typeof startProduct
}

export const test = base.extend<Options & Fixtures & { allowed: RegExp[] }, WorkerOptions>({
  as: ['visitor', { option: true }],
  width: [WIDTHS.desktop, { option: true }],
  language: ['en', { option: true }],
  storage: [{}, { option: true }],
  pictures: [false, { option: true, scope: 'worker' }],
  reachesOthers: [false, { option: true, scope: 'worker' }],
  baseURL: DEMO_URL,
  viewport: ({ width }, use) => use({ width, height: HEIGHT }),
  // Animations take half a core for as long as a page is open.
  reducedMotion: 'reduce',
  launchOptions: [
    ({ pictures, reachesOthers }, use) =>
      use({
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [...BROWSER_ARGS, ...(pictures ? [] : [NO_PICTURES]), ...(reachesOthers ? [OTHERS_ALLOWED] : [])],
      }),
    { scope: 'worker' },
  ],

  allowed: ({}, use) => use([]),
  allowInConsole: ({ allowed }, use) => use((...expected) => allowed.push(...expected)),
  startProduct: async ({}, use, test) => {
    const started: Product[] = []
    await use(async (options) => {
      // The time that a product takes to come up is not the test's.
      test.setTimeout(test.timeout + START_MS)
      const product = await startProduct(options)
      started.push(product)
      return product
    })
    await Promise.all(started.map(({ stop }) => stop()))
  },
  // Visitors leave before the products they are on end.
  visit: async ({ startProduct: _, browser, as, width, language, storage, allowed }, use, test) => {
    const usual = { as, width, language, storage }
    const visitors: Visitor[] = []
    await use(async (own = {}) => {
      const { as, width, language, storage, ...options } = { ...usual, ...own }
      const kept = {
        ...(language !== 'en' && { language }),
        ...(as !== 'visitor' && (await demoMember(as)).storage),
        ...storage,
      }
      const visitor = await openVisit(browser, kept, { ...options, viewport: { width, height: HEIGHT } })
      visitors.push(visitor)
      return visitor
    })
    for (const [at, { page, context }] of visitors.entries()) {
      // Playwright's own way takes a picture of every page that is closed, and throws it away where nothing failed.
      if (test.status !== test.expectedStatus) {
        await page.screenshot({ path: test.outputPath(`visitor-${at + 1}.png`) }).catch(() => undefined)
      }
      // An answer of ours that is still on its way has nobody left to get it.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    const complaints = visitors.flatMap((visitor) => visitor.complaints)
    // Digits of an address are no status.
    const isAllowed = (complaint: string) => allowed.some((one) => one.test(complaint.split(ADDRESS_OF)[0] ?? ''))
    expect(complaints.filter((complaint) => !isAllowed(complaint))).toEqual([])
  },
  visitor: async ({ visit }, use) => use(await visit()),
  context: ({ visitor }, use) => use(visitor.context),
  page: ({ visitor }, use) => use(visitor.page),
  calls: ({ visitor }, use) => use(visitor.calls),
})

/** `test` of a file or a group with a separate world for its visitors; it ends with them. */
export const testOn = <World extends { url: string; stop(): Promise<unknown> }>(open: () => Promise<World>) =>
  test.extend<object, { world: World }>({
    world: [
      async ({}, use) => {
        const world = await open()
        await use(world)
        await world.stop()
      },
      { scope: 'worker', timeout: START_MS },
    ],
    baseURL: ({ world }, use) => use(world.url),
  })
