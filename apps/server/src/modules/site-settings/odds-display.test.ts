import { type Call, contract, priceStripper } from '@touchline/contract'
import { requestOf, sampleCall } from '@touchline/testing/requests'
import { connectTo, leaveStreams, useServer, viewer } from '@touchline/testing/server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { COUNTRY_HEADER, from, MOVED, pricedWorld, setSite, TELLS } from './odds-display.testing.ts'

const server = useServer({ keepData: true, trustProxy: true, settings: { countryHeader: COUNTRY_HEADER } })
let subscriber: string
beforeAll(async () => {
  await server.store(pricedWorld())
  subscriber = await viewer(server, 'subscriber')
  await setSite(server, 'odds', {
    mode: 'full',
    countries: [
      { country: 'BR', mode: 'off' },
      { country: 'ES', mode: 'no_links' },
    ],
  })
  await setSite(server, 'partners', {
    links: [{ bookmaker: 'pinnacle', country: null, url: 'https://partner.pinnacle.com/?a=7' }],
    notices: [{ country: 'PT', texts: { pt: 'Só maiores de 18.' } }],
  })
})
afterEach(leaveStreams)

/** Calls for visitors and members that read, with what the small world has for them. */
const calls = (contract as readonly Call[]).filter(
  ({ method, access }) => method === 'GET' && access !== 'console' && access !== 'setup',
)
const QUERIES: Readonly<Record<string, Record<string, unknown>>> = {
  '/following/matches': { matches: '1,2' },
  '/following/news': { teams: '1,2', matches: '1,2' },
  '/getLast': { id: 1, perPage: 20 },
}

const PARAMS: readonly (readonly [part: string, params: Record<string, unknown>])[] = [
  ['/upcoming', { fromUtc: '2026-03-08 00:00', toUtc: '2026-03-09 00:00' }],
  ['/match_h2h', { local_id: 1, visitor_id: 2 }],
  ['/odds', { match_id: 2 }],
  ['/forecast', { match_id: 2 }],
]

async function ask(call: Call, country: string) {
  const sample = sampleCall(call)
  const params = PARAMS.find(([part]) => call.path.includes(part))?.[1] ?? sample.params
  const [path, init] = requestOf(
    call,
    { ...sample, params, query: { ...sample.query, ...QUERIES[call.path] } },
    call.access === 'public' ? undefined : subscriber,
  )
  const answer = await server.ask(path, { ...init, headers: { ...init.headers, ...from(country) } })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('no answer tells a price, a bookmaker or what follows from them where prices are off, and elsewhere they do', async () => {
  const told: string[] = []
  for (const call of calls) {
    const name = `${call.method} ${call.path}`
    // In this order, so that a cached answer of the one would show in the other.
    const [full, off, again] = [await ask(call, 'PT'), await ask(call, 'BR'), await ask(call, 'PT')]
    if (TELLS.test(full.text)) told.push(call.path)
    if (name !== 'GET /site') expect([name, off.text.match(TELLS)?.[0]]).toEqual([name, undefined])
    expect([name, off.status, again.status]).toEqual([name, full.status, full.status])
    const strip = priceStripper(call.answer)
    if (off.status !== 200 || strip === null) continue
    const answer = JSON.parse(off.text)
    expect([name, strip(answer)]).toEqual([name, answer])
    expect([name, off.headers.get('cache-control')]).not.toEqual([name, expect.stringContaining('public')])
  }
  expect(told).toEqual(
    expect.arrayContaining([
      '/upcoming/{fromUtc}/{toUtc}',
      '/following/matches',
      '/match_info/{match_id}',
      '/match_h2h/{local_id}/{visitor_id}',
      '/getLast',
      '/v3/odds/pre-match/{match_id}',
      '/v3/odds/bookmakers/{match_id}',
      '/v3/odds/fair/{match_id}',
      '/v3/forecast/{match_id}',
    ]),
  )
})

test('a country is believed of the proxy alone, and an unknown one sees what counts in general', async () => {
  const odds = async (headers: Record<string, string>) =>
    (await (await server.ask('/api/v3/odds/fair/2', { headers })).json()) as { markets: unknown[] }
  expect((await odds(from('BR'))).markets).toEqual([])
  for (const headers of [from('br'), from(' BR ')]) expect((await odds(headers)).markets).toEqual([])
  const strangers: Record<string, string>[] = [{}, from('XX'), from('Brazil'), { 'x-country-of-page': 'BR' }]
  for (const headers of strangers) expect((await odds(headers)).markets.length).toBeGreaterThan(0)
})

test('a call that asks by a price is refused where these are not shown', async () => {
  const ask = async (path: string, country: string) => {
    const headers = { authorization: `Token ${subscriber}`, ...from(country) }
    const answer = await server.ask(`/api${path}`, { headers })
    const body = (await answer.json()) as { error?: { code: string; message: string } }
    return [answer.status, body.error?.code, body.error?.message]
  }
  const refused = (what: string) => [
    451,
    'not_shown_here',
    `${what}: asks by prices, which are not shown in your country.`,
  ]
  expect(await ask('/getLast?id=1&similar=1.87', 'BR')).toEqual(refused('Query similar'))
  expect(await ask('/v3/finder/matches?where=priceHome:1.5..2', 'BR')).toEqual(refused('Query where'))
  expect(await ask('/record?kind=price', 'BR')).toEqual(refused('Query kind'))
  expect((await ask('/v3/finder/matches?where=homeRest:3..', 'BR'))[0]).toBe(200)
  expect((await ask('/getLast?id=1&similar=1.87', 'PT'))[0]).toBe(200)
})

test('files and feeds follow it too', async () => {
  const get = async (path: string, country: string) => {
    const answer = await server.ask(path, { headers: from(country) })
    return [answer.status, TELLS.test(await answer.text())] as const
  }
  for (const path of ['/api/record.csv', '/api/record/grades.csv']) {
    expect([path, await get(path, 'PT')]).toEqual([path, [200, false]])
    expect([path, (await get(path, 'BR'))[0]]).toEqual([path, 451])
  }
  for (const path of ['/feeds/team/1.atom', '/feeds/league/1.json', '/calendar/team/1.ics'])
    expect([path, await get(path, 'BR')]).toEqual([path, [200, false]])
  const manifest = async (country: string) =>
    (await server.ask('/manifest.webmanifest', { headers: from(country) })).json() as Promise<object>
  expect(JSON.stringify(await manifest('PT'))).toMatch(/odds.*screenshots/)
  expect(JSON.stringify(await manifest('BR'))).not.toMatch(/odds|price|screenshots/)
})

test('the stream has no prices where they are off, and all come back when that changes', async () => {
  const [shown, hidden] = [
    await connectTo(server.url, { headers: from('PT') }),
    await connectTo(server.url, { token: subscriber, headers: from('BR') }),
  ]
  await shown.position()
  await hidden.position()
  await server.store(pricedWorld(MOVED))
  expect(await shown.next()).toMatchObject({ event: 'odds', data: { odds: [{ '0': MOVED }, {}, {}] } })
  await setSite(server, 'odds', { mode: 'full', countries: [{ country: 'BR', mode: 'off' }] })
  const rest = await hidden.rest()
  expect(rest.map(({ event }) => event)).toEqual(['reset'])
  expect((await shown.rest()).at(-1)?.event).toBe('reset')
  // Missed messages do not have them either.
  const back = await connectTo(server.url, { lastEventId: 0, headers: from('BR') })
  await back.position()
  leaveStreams()
  expect(JSON.stringify(await back.rest())).not.toMatch(TELLS)
})

test('links to bookmakers are where prices and links are shown, with the words of the country', async () => {
  await setSite(server, 'odds', {
    mode: 'full',
    countries: [
      { country: 'BR', mode: 'off' },
      { country: 'ES', mode: 'no_links' },
    ],
  })
  const odds = async (country: string) => {
    const answer = await server.ask('/api/site', { headers: from(country) })
    return ((await answer.json()) as { odds: unknown }).odds
  }
  const partners = [{ bookmaker: 'Pinnacle', url: 'https://partner.pinnacle.com/?a=7' }]
  expect(await odds('PT')).toEqual({ mode: 'full', partners, notice: { pt: 'Só maiores de 18.' } })
  expect(await odds('FR')).toEqual({ mode: 'full', partners, notice: null })
  expect(await odds('ES')).toEqual({ mode: 'no_links', partners: [], notice: null })
  expect(await odds('BR')).toEqual({ mode: 'off', partners: [], notice: null })
  for (const call of calls) {
    if (call.path === '/site') continue
    expect([call.path, (await ask(call, 'PT')).text.includes('partner.pinnacle.com')]).toEqual([call.path, false])
  }
})

test('where nothing was set, answers are cached for everybody as before', async () => {
  await setSite(server, 'odds', null)
  await setSite(server, 'partners', null)
  const answer = await server.ask('/api/v3/odds/fair/2', { headers: from('BR') })
  expect(answer.headers.get('cache-control')).toContain('public')
  expect(TELLS.test(await answer.text())).toBe(true)
})
