import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test.use({ pictures: true, reachesOthers: true })

/** One page of each kind: cached, personal, for members, a tool of the API, a missing one, and a response that is not a page. */
const PAGES = [
  '/',
  '/help',
  '/finder',
  '/soccer?mid=1',
  '/setting',
  '/league',
  '/login',
  '/api/docs/',
  '/nowhere',
  '/api/nowhere',
]

/** The API tool styles its parts with attributes and sheets of its own; it runs no other scripts. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = { '/api/docs/': ['style'] }

/** Markup as a hole in a page would let it in; each piece says that it was run by its name in `hits`. */
const markup = (elsewhere: string) => `
  <script>(window.hits ??= []).push('script')</script>
  <script src="/injected.js"></script>
  <script src="${elsewhere}/script.js"></script>
  <script type="module">import('${elsewhere}/module.js')</script>
  <img src="/nothing.png" onerror="(window.hits ??= []).push('onerror')">
  <svg onload="(window.hits ??= []).push('onload')"></svg>
  <details open ontoggle="(window.hits ??= []).push('ontoggle')"></details>
  <iframe srcdoc="<script>(parent.hits ??= []).push('srcdoc')</script>"></iframe>
  <iframe src="${elsewhere}/frame"></iframe>
  <object data="${elsewhere}/object"></object>
  <embed src="${elsewhere}/embed">
  <link rel="stylesheet" href="${elsewhere}/style.css">
  <style>html { outline: 7px solid red; background: url(${elsewhere}/background) }</style>
  <img src="${elsewhere}/picture.png">
  <video src="${elsewhere}/video" autoplay></video>
  <base href="${elsewhere}/">
  <form id="injected" action="${elsewhere}/form" method="post"><input name="password" value="secret1"></form>
  <a id="link" href="javascript:void (window.hits ??= []).push('link')">.</a>`

/** A foreign server that notes its requests. */
async function otherServer() {
  const reached: string[] = []
  const server = createServer((request, response) => {
    reached.push(request.url ?? '')
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reached,
    close: () => server.close().closeAllConnections(),
  }
}

/** Lets every document that the browser gets have the markup in it. @param guarded whether it keeps the policy that the product sent */
async function inject(page: Page, elsewhere: string, guarded: boolean): Promise<void> {
  await page.route(
    (at) => at.origin !== elsewhere,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const answer = await route.fetch({ maxRedirects: 0 })
      const { 'content-security-policy': policy, ...headers } = answer.headers()
      const text = await answer.text()
      const body = /<body[^>]*>/.test(text) ? text.replace(/<body[^>]*>/, `$&${markup(elsewhere)}`) : markup(elsewhere)
      const type = { 'content-type': 'text/html; charset=utf-8' }
      const kept = {
        ...headers,
        ...type,
        ...(guarded && policy !== undefined && { 'content-security-policy': policy }),
      }
      return route.fulfill({ response: answer, body, headers: kept })
    },
  )
}

/** Effects of the markup, and its requests to the foreign server. */
async function effects(page: Page, reached: readonly string[]) {
  await page.waitForLoadState('load')
  const found = await page.evaluate(async () => {
    document.getElementById('link')?.click()
    const form = document.getElementById('injected')
    if (form instanceof HTMLFormElement) form.submit()
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { hits = [] } = window as { hits?: string[] }
    const styled = getComputedStyle(document.documentElement).outlineWidth === '7px'
    return [...hits, ...(styled ? ['style'] : []), ...(document.baseURI.startsWith(location.origin) ? [] : ['base'])]
  })
  return [...new Set([...found, ...reached])].sort()
}

test('markup that gets into a page runs nothing, loads nothing, sends nothing and leads nowhere', async ({
  page,
  allowInConsole,
}) => {
  test.setTimeout(300_000)
  allowInConsole(/./)
  const other = await otherServer()
  await inject(page, other.url, true)
  for (const path of PAGES) {
    other.reached.length = 0
    await page.goto(path)
    // A page that redirects interrupts the check; requests to the other server stay recorded.
    await expect(async () =>
      expect([path, await effects(page, other.reached)]).toEqual([path, ALLOWED[path] ?? []]),
    ).toPass()
  }
  other.close()
})

test('the same markup without the policy does all of it', async ({ page, allowInConsole }) => {
  allowInConsole(/./)
  const other = await otherServer()
  await inject(page, other.url, false)
  await page.goto('/help')
  await expect.poll(() => other.reached).toEqual(expect.arrayContaining(['/script.js', '/frame', '/style.css']))
  const hits = await page.evaluate(() => (window as { hits?: string[] }).hits).catch(() => [])
  expect(hits).toEqual(expect.arrayContaining(['script', 'onerror', 'onload', 'srcdoc']))
  other.close()
})
