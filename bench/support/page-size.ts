import type { Browser, Page } from '@playwright/test'

/** How much a page is, and how long it kept the browser's main thread busy at a stretch, in time of the processor. */
export interface PageSize {
  elements: number
  /** Milliseconds the longest task would take on the slower processor if nothing else ran. */
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

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of processor time. */
  tdur?: number
  args?: { name?: string; data?: { url?: string } }
}

/**
 * Of all tasks of the page's main thread the one that took most of the processor, in milliseconds. The browser draws parts of itself with
 * the same engine: only processes that run a script of the page's origin count.
 */
function longestTask(trace: Buffer, origin: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const named = traceEvents.filter(({ ph, name }) => ph === 'M' && name === 'thread_name')
  const own = new Set(traceEvents.filter(({ args }) => args?.data?.url?.startsWith(origin)).map(({ pid }) => pid))
  const main = new Set(named.filter(({ pid, args }) => own.has(pid) && args?.name === 'CrRendererMain').map(threadOf))
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}

/** Waits until nothing is being loaded any more and the page has been quiet for a moment. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ timeout: PATIENCE_MS })
  const waiting = () => document.querySelector('[data-testid="spinner"], [aria-busy="true"]') === null
  await page.waitForFunction(waiting, undefined, { timeout: PATIENCE_MS })
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForFunction(waiting, undefined, { timeout: PATIENCE_MS })
}

/**
 * Opens a page and looks how large it is. Tasks are measured by the processor time they took, which other programs hardly change, times
 * how much slower the processor is thought to be.
 */
export async function pageSize(
  browser: Browser,
  { url, storage, slower, viewport, then }: SizeOptions,
): Promise<PageSize> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    await context.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, storage)
    const page = await context.newPage()
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
    })
    await page.goto(url, { timeout: PATIENCE_MS })
    await untilQuiet(page)
    await then?.(page)
    const trace = await browser.stopTracing()
    const counted = await page.evaluate(() => ({
      elements: document.querySelectorAll('*').length,
      rows: document.querySelectorAll('main tbody tr, main li').length,
    }))
    return { ...counted, longestTask: longestTask(trace, new URL(url).origin) * slower }
  } finally {
    await context.close()
  }
}
