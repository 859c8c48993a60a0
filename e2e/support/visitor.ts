import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { expect } from 'vitest'
import { BROWSER_ARGS } from '../../tools/browser.ts'
import { reportFailure } from './checks/failure.ts'

/** The widths the pages are designed for. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Console messages, page errors and failed requests of this visit. */
  complaints: string[]
  /** Paths, with their queries, of the data asked of the API so far, without pictures and the live stream. */
  calls: string[]
  /** Ends the visit and fails when the console was not clean. `expected` are complaints that belong to what was tried. */
  leave(expected?: readonly RegExp[]): Promise<void>
}

interface VisitOptions {
  url: string
  width?: number
  height?: number
  language?: 'en' | 'pt'
  /** Values of local storage before the first page. */
  storage?: Record<string, string>
  /** True for a viewer who likes things to move; drawing what moves takes half a core for as long as a page is open. */
  motion?: boolean
  /** True where pictures matter; drawing a page's takes as long as the rest of it. */
  pictures?: boolean
  /** False for a browser that runs no scripts. */
  scripts?: boolean
}

/** Pages that draw no pictures; the pointer's settings are those of the driver, which gives them in the same argument. */
const NO_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'
const browsers = new Map<boolean, Promise<Browser>>()

export function openBrowser(pictures = false): Promise<Browser> {
  const known = browsers.get(pictures)
  if (known !== undefined) return known
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const opening = chromium.launch({ executablePath, args: pictures ? BROWSER_ARGS : [...BROWSER_ARGS, NO_PICTURES] })
  browsers.set(pictures, opening)
  return opening
}

export async function closeBrowser(): Promise<void> {
  const open = [...browsers.values()]
  browsers.clear()
  for (const browser of open) await (await browser).close()
}

/** A person with a browser of their own: nothing stored but what the options say. */
export async function visit({
  url,
  width = 1440,
  height = 900,
  language = 'en',
  storage = {},
  motion = false,
  pictures = false,
  scripts = true,
}: VisitOptions): Promise<Visitor> {
  const context = await (await openBrowser(pictures)).newContext({
    baseURL: url,
    viewport: { width, height },
    reducedMotion: motion ? 'no-preference' : 'reduce',
    javaScriptEnabled: scripts,
  })
  const wanted = language === 'en' ? storage : { language, ...storage }
  if (Object.keys(wanted).length > 0) {
    await context.addInitScript((values) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', 'yes')
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, wanted)
  }
  const page = await context.newPage()
  if (scripts) waitForHydration(page)
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
  })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!pathname.startsWith('/api/') || /^\/api\/(images|live)\//.test(pathname)) return
    calls.push(decodeURIComponent(pathname + search))
  })
  reportFailure(page, complaints)
  return {
    page,
    context,
    complaints,
    calls,
    async leave(expected = []) {
      // An answer of ours that is still on its way has nobody left to get it.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
      expect(complaints.filter((complaint) => !expected.some((one) => one.test(complaint)))).toEqual([])
    },
  }
}

/** A page that never comes to life is not waited for longer. */
const HEARS_WITHIN_MS = 15_000

/** What the server drew is in sight before the page reacts to what is done in it: whoever goes somewhere waits for that. */
function waitForHydration(page: Page): void {
  const isHydrated = () =>
    page
      .waitForFunction(
        () => {
          const isHydrated = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'))
          const controls = [...document.querySelectorAll('main button, main select, main input, main textarea')]
          if (controls.length > 0) return controls.every(isHydrated)
          // Links of a legal text come from its words and have no handlers.
          const links = [...document.querySelectorAll('main a:not(main [lang] *)')]
          return links.length > 0 ? links.some(isHydrated) : [...document.querySelectorAll('main')].some(isHydrated)
        },
        null,
        { timeout: HEARS_WITHIN_MS },
      )
      .catch(() => undefined)
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...given) => {
    const response = await goto(...given)
    await isHydrated()
    return response
  }
  page.reload = async (...given) => {
    const response = await reload(...given)
    await isHydrated()
    return response
  }
}
