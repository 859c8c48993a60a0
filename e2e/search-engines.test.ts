import { expect, test } from './support/fixtures.ts'
import { DEMO_URL } from './support/worlds/demo.ts'

const NOINDEX = /<meta name="robots" content="noindex"/

const read = async (path: string) => {
  const answer = await fetch(new URL(path, DEMO_URL))
  return { status: answer.status, html: await answer.text() }
}

test.describe('the server-rendered HTML for search engines', () => {
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

  test('an address with a slash at its end leads for good to the one without', async () => {
    const answer = await fetch(new URL('/numbers/', DEMO_URL), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/numbers'])
  })

  test('an address that is no page, no match or no day is missing and not to be listed', async () => {
    const noDays = ['/matches/abc', '/matches/2026-02-31', '/matches/2999-01-01']
    const noThings = [
      '/team/2000000',
      '/league/x',
      '/player/0',
      '/coach/2000000',
      '/fixture/2000000',
      '/country/2000000',
    ]
    for (const path of [...noThings, '/no/such/page', '/soccer?mid=nonsense', '/soccer?mid=2000000000', ...noDays]) {
      const { status, html } = await read(path)
      expect([path, status, NOINDEX.test(html)]).toEqual([path, 404, true])
    }
  })

  test('a day without matches is not to be listed, and today is the first page', async () => {
    const { status, html } = await read('/matches/1900-01-01')
    expect([status, NOINDEX.test(html), html.includes('rel="canonical"')]).toEqual([200, true, false])
    expect(html).not.toContain('/matches/1899-12-31')
  })

  test('a shared page behind the login has the name of its subject', async () => {
    const { html } = await read('/team/1')
    expect(/<meta property="og:title" content="([^"]+)"/.exec(html)?.[1]).not.toBe('Touchline')
    expect(html).toMatch(/<meta property="og:image" content="[^"]+\/api\/images\/shared\/team\/1"/)
  })

  test('in Portuguese it has the Portuguese name and picture', async () => {
    expect((await read('/country/86?lang=pt')).html).toContain('<meta property="og:title" content="Alemanha"')
    expect((await read('/team/1?lang=pt')).html).toMatch(/ content="[^"]+\/api\/images\/shared\/team\/1\?lang=pt"/)
  })

  test('public pages are to be listed under their own address', async () => {
    for (const path of ['/', '/subscription', '/help', '/contacts', '/terms', '/login']) {
      const { status, html } = await read(path)
      expect([path, status, NOINDEX.test(html), html.includes('rel="canonical"')]).toEqual([path, 200, false, true])
    }
  })
})
