import type { Browser, Page } from 'playwright'

/** How much a page is, and how long it kept the browser's main thread busy at a stretch. */
export interface PageSize {
  elements: number
  /** The longest task in milliseconds, 0 where none took 50 ms. */
  longestTask: number
  /** Rows of tables and lists in the page. */
  rows: number
}

export interface SizeOptions {
  url: string
  /** Values of local storage before the first page. */
  storage: Record<string, string>
  /** So many times slower than the machine is. */
  slower: number
  viewport: { width: number; height: number }
  /** What is done once the page is there; tasks of it count too. */
  then?: (page: Page) => Promise<void>
}

const PATIENCE_MS = 60_000
const SETTLE_MS = 700

/** Runs in the page before anything else. */
function watchTasks(): void {
  const seen = { longest: 0 }
  Object.assign(window, { seenTasks: seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** Waits until nothing is being loaded any more and the page has been quiet for a moment. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ timeout: PATIENCE_MS })
  const waiting = () => document.querySelector('[data-testid="spinner"], [aria-busy="true"]') === null
  await page.waitForFunction(waiting, undefined, { timeout: PATIENCE_MS })
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForFunction(waiting, undefined, { timeout: PATIENCE_MS })
}

/** Opens a page on a slowed processor and looks how large it is. */
export async function pageSize(
  browser: Browser,
  { url, storage, slower, viewport, then }: SizeOptions,
): Promise<PageSize> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, storage)
    await context.addInitScript(watchTasks)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(url, { timeout: PATIENCE_MS })
    await untilQuiet(page)
    await then?.(page)
    return await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      rows: document.querySelectorAll('main tbody tr, main li').length,
      longestTask: (window as unknown as { seenTasks: { longest: number } }).seenTasks.longest,
    }))
  } finally {
    await context.close()
  }
}
