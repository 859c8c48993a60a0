import type { Browser } from '@playwright/test'

/** What keeps Chromium from installing the site as an app; a window without a profile can install nothing, which is left out. */
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
