import type { Page, Request } from '@playwright/test'

const QUIET_MS = 250
const LOOK_EVERY_MS = 50

/** Follows the requests of a page; the returned function waits until only the live stream has been pending for a moment, up to a limit. */
export function watchQuiet(page: Page): (withinMs: number) => Promise<void> {
  const running = new Set<Request>()
  let busyAt = Date.now()
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (request.url().includes('/api/live/')) return
    change(request)
    busyAt = Date.now()
  }
  page.on(
    'request',
    note((request) => running.add(request)),
  )
  // For a revalidation in the background (stale-while-revalidate) the browser reports only the head.
  page.on('response', (response) => note((request) => running.delete(request))(response.request()))
  page.on(
    'requestfailed',
    note((request) => running.delete(request)),
  )
  return async (withinMs) => {
    const until = Date.now() + withinMs
    while (Date.now() < until && (running.size > 0 || Date.now() - busyAt < QUIET_MS)) {
      await page.waitForTimeout(LOOK_EVERY_MS)
    }
  }
}
