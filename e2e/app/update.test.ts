import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { DEMO_URL } from '../support/worlds/demo.ts'
import { laterBuilds } from '../support/worlds/later-builds.ts'
import { tcpSwitch } from '../support/worlds/tcp-switch.ts'

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const pages = await caches.open('touchline-pages')
    return (await pages.match(new URL(address, location.href).href, { ignoreVary: true })) !== undefined
  }, path)

/** Whether all files of a kept page are those of the newest build. */
const isWhole = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const newest = (await caches.keys()).findLast((name) => name.startsWith('touchline-files-')) ?? ''
    const kept = await (await caches.open('touchline-pages')).match(new URL(address, location.href).href, {
      ignoreVary: true,
    })
    const files = new Set((await kept?.text())?.match(/\/assets\/[\w.-]+/g))
    const held = (await (await caches.open(newest)).keys()).map(({ url }) => new URL(url).pathname)
    return files.size > 0 && [...files].every((file) => held.includes(file))
  }, path)

/** Kept pages some of whose files are gone. */
const brokenPages = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open('touchline-pages')
    const broken: string[] = []
    for (const request of await pages.keys()) {
      const html = (await (await pages.match(request, { ignoreVary: true }))?.text()) ?? ''
      const found = await Promise.all([...new Set(html.match(/\/assets\/[\w.-]+/g))].map((file) => caches.match(file)))
      if (found.includes(undefined)) broken.push(request.url)
    }
    return broken
  })

/** The builds whose files are here, and whether a worker is not in charge yet. */
const worker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/')
    const names = (await caches.keys()).filter((name) => name.startsWith('touchline-files-'))
    return {
      builds: names.length,
      newest: names.at(-1) ?? '',
      waits: (registration?.installing ?? registration?.waiting ?? null) !== null,
    }
  })

const builtAs = (page: Page) =>
  page.evaluate(() => /\.b\d+(?=\.js)/.exec(document.documentElement.outerHTML)?.[0] ?? '')

test('a page that is open takes a new version, and what can be read without a connection is whole', async ({
  browser,
}) => {
  const site = await laterBuilds(DEMO_URL)
  const network = await tcpSwitch(site.url)
  const context = await browser.newContext({ baseURL: network.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto('/help')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => isKept(page, '/help')).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  const first = await worker(page)

  site.deploy()
  // The files of the next page are gone from the server: it is loaded whole, from the new build.
  await page.getByRole('link', { name: 'Plans' }).first().click()
  await expect(page).toHaveURL(/\/subscription/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/subscription')
  await expect(page.locator('html')).toHaveAttribute('data-awake', '')
  await expect.poll(() => builtAs(page)).toBe('.b2')
  await expect.poll(async () => (await worker(page)).newest).toBe(`${first.newest}.b2`)
  await expect.poll(() => worker(page)).toMatchObject({ builds: 2, waits: false })
  // A page that the worker before kept is gone with its files.
  await page.reload()
  await expect.poll(() => isWhole(page, '/subscription')).toBe(true)

  network.cut()
  const offline = async (path: string) => {
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByText('You are reading this page as it was on')).toBeVisible({ timeout: 8_000 })
    }).toPass()
    return builtAs(page)
  }
  expect([await offline('/help'), await offline('/subscription')]).toEqual(['', '.b2'])

  network.lead(site.url)
  site.deploy()
  await page.goto('/')
  await expect.poll(async () => (await worker(page)).newest).toBe(`${first.newest}.b3`)
  await expect.poll(() => worker(page)).toMatchObject({ builds: 2, waits: false })
  await expect.poll(() => brokenPages(page)).toEqual([])
  network.cut()
  expect(await offline('/subscription')).toBe('.b2')
  await context.close()
  await network.close()
  await site.close()
})
