import { expect, test } from './support/fixtures.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

const NOINDEX = /<meta name="robots" content="noindex"/

const read = async (path: string) => {
  const answer = await fetch(new URL(path, DEMO_URL))
  return { status: answer.status, html: await answer.text() }
}

test.describe('what search engines are reported by the HTML that the server sends', () => {
  for (const path of [
    '/inplay',
    '/transfer',
    '/fixture/1',
    '/team/1',
    '/league/1',
    '/country/1',
    '/player/1',
    '/coach/1',
    '/account',
  ] as const) {
    test(`${path}, behind the login, is not to be listed and shows nothing`, async () => {
      const { status, html } = await read(path)
      expect([status, NOINDEX.test(html), html.includes('rel="canonical"')]).toEqual([200, true, false])
    })
  }

  test('an address that is no page, or no match, is missing and not to be listed', async () => {
    for (const path of ['/no/such/page', '/soccer?mid=nonsense']) {
      const { status, html } = await read(path)
      expect([path, status, NOINDEX.test(html)]).toEqual([path, 404, true])
    }
  })

  test('public pages are to be listed under their own address', async () => {
    for (const path of ['/', '/subscription', '/help', '/contacts', '/terms', '/login']) {
      const { status, html } = await read(path)
      expect([path, status, NOINDEX.test(html), html.includes('rel="canonical"')]).toEqual([path, 200, false, true])
    }
  })
})
