import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimWorld, inTransaction } from '@touchline/database'
import { type TestServer, testServer } from '@touchline/testing/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COUNTRY_HEADER, from, pricedWorld, setSite, TELLS } from '../modules/site-settings/odds-display.testing.ts'

/** Draws what the API tells a page of one match, whether prices are shown, and the links to bookmakers. */
const RENDERER = `let drawn = 0
export default {
  async fetch(request, { context }) {
    drawn++
    const { odds } = await (await context.api('/api/site')).json()
    const fair = await (await context.api('/api/v3/odds/fair/2')).json()
    const facts = { drawn, prices: context.prices, odds, fair }
    return new Response('<html>' + JSON.stringify(facts) + '</html>', { headers: { 'content-type': 'text/html' } })
  },
}`

const folder = mkdtempSync(join(tmpdir(), 'touchline-country-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'server/server.js'), RENDERER)
  writeFileSync(join(folder, 'server/package.json'), '{"type":"module"}')
  server = await testServer({
    webFolder: folder,
    trustProxy: true,
    settings: { pageCacheBytes: 200_000, countryHeader: COUNTRY_HEADER },
  })
  await inTransaction(server.database, (client) => claimWorld(client, 'real'))
  await server.store(pricedWorld())
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function read(country: string) {
  const answer = await server.ask('/page', { headers: from(country) })
  const text = await answer.text()
  const facts = JSON.parse(/<html>(.*)<\/html>/.exec(text)?.[1] ?? '{}')
  return { facts, text, control: answer.headers.get('cache-control') ?? '' }
}

test('as long as nothing is set, a page is one for all countries, and caches in front may keep it', async () => {
  const [one, other] = [await read('PT'), await read('BR')]
  expect(other.facts.drawn).toBe(one.facts.drawn)
  expect(one.control).toContain('public')
  expect(TELLS.test(one.text)).toBe(true)
})

test('a page of a country without prices has none, is kept apart, and no cache in front keeps either', async () => {
  await setSite(server, 'odds', { mode: 'full', countries: [{ country: 'BR', mode: 'off' }] })
  const [full, off] = [await read('PT'), await read('BR')]
  expect(full.facts).toMatchObject({ prices: true, odds: { mode: 'full' } })
  expect(TELLS.test(full.text)).toBe(true)
  expect(off.facts).toMatchObject({ prices: false, odds: { mode: 'off' }, fair: { markets: [] } })
  expect(TELLS.test(off.text)).toBe(false)
  for (const { control } of [full, off]) expect(control).toBe('private, no-cache')
  expect((await read('BR')).facts.drawn).toBe(off.facts.drawn)
  expect((await read('FR')).facts.drawn).toBe(full.facts.drawn)
})

test('a page with links of its country is kept for that country alone', async () => {
  const url = (of: string) => `https://partner.pinnacle.com/${of}`
  await setSite(server, 'partners', {
    links: [
      { bookmaker: 'pinnacle', country: null, url: url('all') },
      { bookmaker: 'pinnacle', country: 'PT', url: url('pt') },
    ],
    notices: [],
  })
  const linked = async (country: string) => (await read(country)).facts.odds.partners
  expect(await linked('PT')).toEqual([{ bookmaker: 'Pinnacle', url: url('pt') }])
  for (const country of ['FR', 'XX'])
    expect(await linked(country)).toEqual([{ bookmaker: 'Pinnacle', url: url('all') }])
  expect(await linked('BR')).toEqual([])
})
