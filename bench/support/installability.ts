import type { Browser } from '@playwright/test'

/** Reasons for which Chromium would not install the site as an app, without that of a window that has no profile. */
export async function installabilityErrors(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const session = await context.newCDPSession(page)
    const { errors } = await session.send('Page.getAppManifest')
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
    return [...errors.map(({ message }) => message), ...installabilityErrors.map(({ errorId }) => errorId)].filter(
      (one) => one !== 'in-incognito',
    )
  } finally {
    await context.close()
  }
}
