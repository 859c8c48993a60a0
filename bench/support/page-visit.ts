import type { Browser, CDPSession } from '@playwright/test'

/** One file a page loaded; sizes are those of the body as it went over the wire. */
export interface LoadedFile {
  url: string
  kind: string
  bytes: number
  encoding: string
  /** Requested before the page became interactive. */
  early: boolean
}

export interface Visit {
  files: LoadedFile[]
}

export interface VisitOptions {
  viewport: { width: number; height: number }
  /** Sent in place of the browser's own. */
  acceptEncoding?: string
}

const TIMEOUT_MS = 60_000
const SETTLE_MS = 1_500

interface Interactive {
  /** When the navigation began, milliseconds since 1970. */
  origin: number
  /** Milliseconds since then. */
  after: number
}

declare global {
  interface Window {
    /** Reports that every link and button in view came into the hands of the application: an Interactive, as JSON. */
    reportInteractive(moment: string): void
  }
}

/**
 * Runs in the page before anything else. It never reads positions of elements: that would force a layout in the middle of the measurement.
 */
function watchPage(): void {
  const lookEveryMs = 4
  const inView = new Set<Element>()
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
  })
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    for (const control of document.querySelectorAll('button, a[href]')) view.observe(control)
  })
  const isTaken = (element: Element) =>
    !element.isConnected || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const look = setInterval(() => {
    if (inView.size === 0 || ![...inView].every(isTaken)) return
    clearInterval(look)
    view.disconnect()
    window.reportInteractive(JSON.stringify({ origin: performance.timeOrigin, after: performance.now() }))
  }, lookEveryMs)
}

const interactiveMoment = (session: CDPSession) =>
  new Promise<Interactive>((resolve, reject) => {
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === 'reportInteractive') resolve(JSON.parse(payload))
    })
    setTimeout(() => reject(new Error('The page did not become interactive')), TIMEOUT_MS).unref()
  })

/** Runs in the page when all is quiet: how many links and buttons in view are in nobody's hands. */
function untaken(): number {
  const inView = [...document.querySelectorAll('button, a[href]')].filter((element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.top < innerHeight && box.bottom > 0
  })
  return inView.filter((element) => !Object.keys(element).some((key) => key.startsWith('__reactProps'))).length
}

async function prepare(session: CDPSession, { acceptEncoding }: VisitOptions): Promise<void> {
  await session.send('Network.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', { name: 'reportInteractive' })
  if (acceptEncoding)
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': acceptEncoding } })
}

/** Follows the loaded files. */
function followFiles(session: CDPSession) {
  const files = new Map<string, Omit<LoadedFile, 'early'> & { askedAt: number; head: number; done: boolean }>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http')) return
    files.set(requestId, {
      url: request.url,
      kind: type ?? 'Other',
      bytes: 0,
      encoding: '',
      askedAt: wallTime * 1000,
      head: 0,
      done: false,
    })
  })
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const file = files.get(requestId)
    if (!file) return
    const named = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-encoding')
    Object.assign(file, { kind: type, encoding: named?.[1] ?? 'identity', head: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) Object.assign(file, { bytes: Math.max(0, encodedDataLength - file.head), done: true })
  })
  return {
    loaded: ({ origin, after }: Interactive): LoadedFile[] =>
      [...files.values()]
        .filter(({ done }) => done)
        .map(({ askedAt, head, done, ...file }) => ({ ...file, early: askedAt <= origin + after })),
  }
}

/** Opens a page in a browser that knows nothing yet and waits until it is interactive and has settled. */
export async function visitPage(browser: Browser, url: string, options: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({ viewport: options.viewport, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await prepare(session, options)
    await page.addInitScript(watchPage)
    const files = followFiles(session)
    const reported = interactiveMoment(session)
    await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS })
    const interactive = await reported
    await page.waitForLoadState('load', { timeout: TIMEOUT_MS })
    await page.waitForTimeout(SETTLE_MS)
    const left = await page.evaluate(untaken)
    if (left > 0) throw new Error(`${left} links and buttons in view never became interactive`)
    return { files: files.loaded(interactive) }
  } finally {
    await context.close()
  }
}
