import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { readSettings } from '../settings/settings.fields.ts'
import { createSettingsStore } from '../settings/settings.ts'
import { createSessionStore, SIGNED_OUT } from './session.ts'
import { keepMember, logOut, verifySession } from './session.verify.ts'

/** Storage of the browser, and the number of reloads. */
let kept: Map<string, string>
let reloads: number

beforeEach(() => {
  kept = new Map()
  reloads = 0
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('location', { reload: () => reloads++ })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  guardApi({ token: () => null, refused: () => {} })
})

/** A page opened in this browser; `answer` is the server's answer to its calls. */
function openPage(answer: (path: string, init: RequestInit) => Response | Promise<Response>): App {
  const session = createSessionStore(false)
  const settings = createSettingsStore(readSettings((key) => kept.get(key) ?? null))
  const app = { session, settings } as App
  guardApi({ token: session.token, refused: session.signOut })
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => answer(path, init))
  session.wake()
  return app
}

const nobodyAsked = () => Promise.reject(new Error('Nothing was to be asked'))
const ANNA = { user: { id: 7, username: 'annaball' }, favorite_league: [8, 12] }

describe('the signed-in member', () => {
  test('a stored token counts until the server refuses it; without one there is no member and no request', async () => {
    const visitor = openPage(nobodyAsked)
    await verifySession(visitor)
    expect(visitor.session.get().state).toBe('visitor')
    kept.set('token', 'abc').set('uid', '7').set('username', 'annaball')
    expect(openPage(nobodyAsked).session.get()).toEqual({ state: 'member', uid: '7', username: 'annaball' })
  })

  test('a login keeps token, user id, name and favourite leagues', async () => {
    const app = openPage(nobodyAsked)
    await keepMember(app, ANNA, 'abc')
    expect(app.session.get()).toEqual({ state: 'member', uid: '7', username: 'annaball' })
    expect([kept.get('token'), kept.get('uid'), kept.get('favorite_league')]).toEqual(['abc', '7', '[8,12]'])
  })

  test('a user given as a plain value is the id', () => {
    const { session } = openPage(nobodyAsked)
    session.signIn('abc', { user: 7 })
    expect([kept.get('uid'), session.get().state]).toEqual(['7', 'member'])
  })

  test('signing out forgets token and user and loads the page again; settings and favourites stay', () => {
    kept.set('token', 'abc').set('uid', '7').set('favorite_league', '[8]').set('tz', '+2')
    openPage(nobodyAsked).session.signOut()
    expect([...kept]).toEqual([
      ['favorite_league', '[8]'],
      ['tz', '+2'],
    ])
    expect(reloads).toBe(1)
  })

  test('a refusal by the server is told to the page that is loaded next, a logout is not', () => {
    const told = new Map<string, string>()
    vi.stubGlobal('sessionStorage', { setItem: (key: string, text: string) => told.set(key, text) })
    const { session } = openPage(nobodyAsked)
    session.signOut()
    expect(told.size).toBe(0)
    session.signOut('refused')
    expect([...told.keys()]).toEqual([SIGNED_OUT])
  })

  test('a page that expects the end of its session is not loaded again by a refusal', () => {
    kept.set('token', 'abc')
    const { session } = openPage(nobodyAsked)
    session.expectEnd()
    session.signOut('refused')
    expect([session.token(), reloads]).toEqual(['abc', 0])
    session.signOut()
    expect([session.token(), reloads]).toEqual([null, 1])
  })

  test('logging out gives up what is under way, revokes the token, which nothing asked meanwhile carries, and loads the page again once that is done', async () => {
    kept.set('token', 'abc')
    const revoked = Promise.withResolvers<Response>()
    const asked = vi.fn((_path: string, _init: RequestInit) => revoked.promise)
    const app = openPage(asked)
    const cancelQueries = vi.fn(async () => expect(asked).not.toHaveBeenCalled())
    const done = logOut(app, { cancelQueries })
    expect(cancelQueries).toHaveBeenCalledOnce()
    const [path, { headers }] = asked.mock.calls[0] ?? ['', {}]
    expect([path, new Headers(headers).get('authorization')]).toEqual(['/api/logout', 'Token abc'])
    expect([app.session.token(), app.session.get().state, reloads]).toEqual([null, 'visitor', 0])
    revoked.resolve(Response.json({ done: true }))
    await done
    expect(reloads).toBe(1)
  })
})

describe('the token that is stored when a page starts', () => {
  beforeEach(() => {
    kept.set('token', 'abc')
  })

  test('is verified with its header, and its owner is stored with the favourites', async () => {
    const asked = vi.fn<(path: string, init: RequestInit) => Response>(() => Response.json(ANNA))
    const app = openPage(asked)
    await verifySession(app)
    expect(asked).toHaveBeenCalledTimes(1)
    const [path, { method, headers }] = asked.mock.calls[0] ?? ['', {}]
    expect([method, path, new Headers(headers).get('authorization')]).toEqual(['POST', '/api/check_token', 'Token abc'])
    expect([kept.get('token'), kept.get('uid'), kept.get('favorite_league')]).toEqual(['abc', '7', '[8,12]'])
    expect(reloads).toBe(0)
  })

  test('is forgotten when the server refuses it', async () => {
    const app = openPage(() => Response.json({}, { status: 401 }))
    await verifySession(app)
    expect([kept.has('token'), kept.has('uid'), reloads]).toEqual([false, false, 1])
  })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('network'))],
    ['fails', () => Response.json({}, { status: 503 })],
  ])('stays while the server %s', async (_fact, answer) => {
    const app = openPage(answer)
    await verifySession(app)
    expect([kept.get('token'), app.session.get().state, reloads]).toEqual(['abc', 'member', 0])
  })
})
