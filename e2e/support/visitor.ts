import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** The widths the pages are designed for. */
export const WIDTHS = { phone: 360, tablet: 768, desktop: 1440 } as const

/** Precedes the address in a complaint about a request. */
export const ADDRESS_OF = ' from '

export interface Visitor {
  page: Page
  context: BrowserContext
  /** Console messages, page errors and failed requests of this visit. */
  complaints: string[]
  /** Paths, with their queries, of API calls so far, without pictures and the live stream. */
  calls: string[]
}

/** A person with a separate browser: storage is empty except for these values, before the first page. */
export async function openVisit(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  options: BrowserContextOptions,
): Promise<Visitor> {
  const context = await browser.newContext(options)
  // The journey sees and answers the page's requests, unless it uses the worker.
  if (options.serviceWorkers !== 'allow') {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }))
  }
  if (Object.keys(storage).length > 0) {
    await context.addInitScript((values) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', 'yes')
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, storage)
  }
  const page = await context.newPage()
  if (options.javaScriptEnabled !== false) waitForHydration(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    const address = message.text().startsWith('Failed to load') ? `${ADDRESS_OF}${message.location().url}` : ''
    complaints.push(`${message.type()}: ${message.text()}${address}`)
  })
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
  return { page, context, complaints, calls }
}

/** A page that never comes to life is not waited for longer. */
const HEARS_WITHIN_MS = 15_000

/** The server's HTML is visible before the page reacts to input: navigation waits for that. */
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
    // React complains about a document that is left before it has fully arrived.
    await page.waitForLoadState().catch(() => undefined)
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
