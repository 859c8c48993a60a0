import { afterEach, describe, expect, test, vi } from 'vitest'
import { type PageHost, readPageRequestFrom } from '../host.ts'
import { ApiError, callAddress, callApi, guardApi, guardedFetch } from './api.ts'

const json = (body: unknown, status = 200, headers = {}) => new Response(JSON.stringify(body), { status, headers })

afterEach(() => {
  vi.unstubAllGlobals()
  readPageRequestFrom(() => null)
  guardApi({ token: () => null, refused: () => {} })
})

describe('addresses', () => {
  test('parameters are filled in and escaped, empty query values are left out', () => {
    expect(
      callAddress(
        '/upcoming/{fromUtc}/{toUtc}',
        { fromUtc: '2026-11-20 15:00', toUtc: '2026-11-21 00:00' },
        { count_form: 5, type_form: undefined },
      ),
    ).toBe('/upcoming/2026-11-20%2015%3A00/2026-11-21%2000%3A00?count_form=5')
    expect(callAddress('/team/name/{name}', { name: 'man u/té' })).toBe('/team/name/man%20u%2Ft%C3%A9')
  })
})

describe('calls', () => {
  test('while a page is rendered the API is called inside the process, without a token', async () => {
    const api = vi.fn<PageHost['api']>(async () => json([{ team_id: 3 }]))
    const host: PageHost = {
      api,
      nonce: 'n',
      named: null,
      missing: null,
      brand: 'B',
      look: { revision: '1', logo: null, colours: null },
      world: 'demo',
      publicUrl: 'https://b.test',
      prices: true,
      now: 0,
    }
    readPageRequestFrom(() => ({ host, url: new URL('https://b.test/'), stylesOf: () => [], cookies: '' }))
    guardApi({ token: () => 'secret', refused: () => {} })
    const answer = await callApi('GET /team/name/{name}', { params: { name: 'porto' } })
    expect(answer).toEqual([{ team_id: 3 }])
    expect(api.mock.calls[0]?.[0]).toBe('/api/team/name/porto')
    expect(JSON.stringify(api.mock.calls[0]?.[1])).not.toContain('secret')
  })

  test('in the browser the stored token goes along', async () => {
    const fetch = vi.fn(async (_address: string, _init: RequestInit) => json([]))
    vi.stubGlobal('fetch', fetch)
    guardApi({ token: () => 'abc', refused: () => {} })
    await callApi('GET /team/name/{name}', { params: { name: 'x' } })
    expect(new Headers(fetch.mock.calls[0]?.[1].headers).get('authorization')).toBe('Token abc')
  })

  test('a refused token signs out; a visitor who is refused is left alone', async () => {
    vi.stubGlobal('fetch', async () => json({ error: { code: 'unauthorized', message: 'No', requestId: 'r' } }, 401))
    const refused = vi.fn()
    guardApi({ token: () => 'old', refused })
    await guardedFetch('/api/check_token/', { method: 'POST' })
    expect(refused).toHaveBeenCalledTimes(1)
    guardApi({ token: () => null, refused })
    await guardedFetch('/api/check_token/', { method: 'POST' })
    expect(refused).toHaveBeenCalledTimes(1)
  })

  test('a token that was replaced while the server refused it signs nobody out', async () => {
    let stored = 'old'
    vi.stubGlobal('fetch', async () => {
      stored = 'new'
      return json({}, 401)
    })
    const refused = vi.fn()
    guardApi({ token: () => stored, refused })
    await guardedFetch('/api/check_token/', { method: 'POST' })
    expect(refused).not.toHaveBeenCalled()
  })

  test('an error carries status, code and reference of the server', async () => {
    vi.stubGlobal('fetch', async () =>
      json({ error: { code: 'not_ready', message: 'Still filling', requestId: 'r-9' } }, 503),
    )
    const error = await callApi('GET /site').catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 503, code: 'not_ready', message: 'Still filling', requestId: 'r-9' })
  })

  test('an unreachable server is told apart from a refusing one, and from an aborted call', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('network')))
    await expect(callApi('GET /site')).rejects.toMatchObject({ status: 0, code: 'unreachable' })
    const stop = new AbortController()
    stop.abort(new DOMException('gone', 'AbortError'))
    vi.stubGlobal('fetch', async () => Promise.reject(stop.signal.reason))
    await expect(callApi('GET /site', {}, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})
