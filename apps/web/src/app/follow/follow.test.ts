import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { guardApi } from '../api/api.ts'
import type { App } from '../app.ts'
import { loadLanguage } from '../i18n/languages.ts'
import { createSessionStore } from '../session/session.ts'
import { readSettings } from '../settings/settings.fields.ts'
import { createSettingsStore } from '../settings/settings.ts'
import { toggleFollow } from './follow.ts'
import { newestChange } from './follow-changes.ts'
import type { Followable } from './follow-lists.ts'
import { joinFollows } from './report-follow.ts'

/** Storage of the browser, and reports to the server. */
let kept: Map<string, string>
let reported: [path: string, body: unknown][]

beforeAll(() => loadLanguage('en').then(() => undefined))
beforeEach(() => {
  kept = new Map()
  reported = []
  vi.stubGlobal('window', { addEventListener: () => {} })
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

/** A page opened in this browser; `answers` are the server's answers to its calls, in order. */
function openPage(...answers: (Response | Promise<Response>)[]): App {
  const session = createSessionStore(false)
  const settings = createSettingsStore(readSettings((key) => kept.get(key) ?? null))
  guardApi({ token: session.token, refused: session.signOut })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    reported.push([path, JSON.parse(body)])
    return answers.shift() ?? Promise.reject(new TypeError('network'))
  })
  session.wake()
  return { session, settings } as App
}

const league = (id: number): Followable => ({ kind: 'league', id, name: `League ${id}` })
const toggleFavourite = (app: App, id: number) => toggleFollow(app, league(id))
const joinFavourites = (app: App, favorite_league: number[], asked?: number) =>
  joinFollows(app, { favorite_league }, asked)
const favourites = ({ settings }: App) => settings.get().favorite_league

test('the star of a visitor changes the list of the browser alone', async () => {
  const app = openPage()
  await toggleFavourite(app, 8)
  expect([favourites(app), kept.get('favorite_league')]).toEqual([[8], '[8]'])
  await toggleFavourite(app, 8)
  expect([favourites(app), reported]).toEqual([[], []])
})

describe('the star of a member', () => {
  beforeEach(() => {
    kept.set('token', 'abc').set('favorite_league', '[12]').set('favorite_told', '[12]')
  })

  test('is reported with 1 to add and 0 to remove, and the list that is answered becomes the stored one', async () => {
    const app = openPage(Response.json({ leagues: [3, 8, 12] }), Response.json({ leagues: [3, 8] }))
    await toggleFavourite(app, 8)
    expect(kept.get('favorite_league')).toBe('[3,8,12]')
    await toggleFavourite(app, 12)
    expect([favourites(app), kept.get('favorite_league')]).toEqual([[3, 8], '[3,8]'])
    expect(reported).toEqual([
      ['/api/pick_favorite', { league_id: 8, flag: 1 }],
      ['/api/pick_favorite', { league_id: 12, flag: 0 }],
    ])
  })

  test('goes back where it could not be reported, and leaves the others', async () => {
    const app = openPage()
    const starring = toggleFavourite(app, 8)
    await vi.waitFor(() => expect(favourites(app)).toEqual([12, 8]))
    await starring
    expect(favourites(app)).toEqual([12])
  })

  test('is not undone by the answer to an earlier one', async () => {
    let answerFirst = (_answer: Response) => {}
    const late = new Promise<Response>((resolve) => {
      answerFirst = resolve
    })
    const app = openPage(late, Response.json({ leagues: [8, 9, 12] }))
    const first = toggleFavourite(app, 8)
    await toggleFavourite(app, 9)
    answerFirst(Response.json({ leagues: [8, 12] }))
    await first
    expect(favourites(app)).toEqual([8, 9, 12])
  })
})

describe('a star pressed while the favourites of the account are loading', () => {
  beforeEach(() => {
    kept.set('token', 'abc').set('favorite_league', '[12]').set('favorite_told', '[12]')
  })

  test('is no choice from before the login, and goes back when it fails', async () => {
    let fail = (_answer: Response) => {}
    const refusal = new Promise<Response>((resolve) => {
      fail = resolve
    })
    const app = openPage(refusal)
    const starring = toggleFavourite(app, 8)
    await vi.waitFor(() => expect(reported).toHaveLength(1))
    await joinFavourites(app, [3, 12], newestChange() - 1)
    expect(favourites(app)).toEqual([12, 8])
    fail(new Response('{}', { status: 503 }))
    await starring
    expect([favourites(app), reported.length]).toEqual([[12], 1])
  })

  test('stays when the list that was requested before it arrives after its answer', async () => {
    const app = openPage(Response.json({ leagues: [8, 12] }))
    const asked = newestChange()
    await toggleFavourite(app, 8)
    await joinFavourites(app, [12], asked)
    expect([favourites(app), reported.length]).toEqual([[8, 12], 1])
  })

  test('leaves what was chosen signed out for the account', async () => {
    kept.set('favorite_league', '[12,5]')
    const app = openPage(
      Response.json({ leagues: [8, 12] }),
      Response.json({ leagues: [5, 8, 12], teams: [], matches: [], players: [] }),
    )
    const asked = newestChange()
    await toggleFavourite(app, 8)
    expect(favourites(app)).toEqual([8, 12, 5])
    await joinFavourites(app, [12], asked)
    expect(reported.at(-1)).toEqual(['/api/follow/merge', { leagues: [5], teams: [], matches: [], players: [] }])
    expect(favourites(app)).toEqual([5, 8, 12])
  })
})

describe('at a login the favourites of the account are taken over', () => {
  test('and those that were chosen before it are added', async () => {
    kept.set('token', 'abc').set('favorite_league', '[5]')
    const app = openPage(Response.json({ leagues: [5, 12], teams: [], matches: [], players: [] }))
    await joinFavourites(app, [12])
    expect(reported).toEqual([['/api/follow/merge', { leagues: [5], teams: [], matches: [], players: [] }]])
    expect(favourites(app)).toEqual([5, 12])
  })

  test('alone where there are no others, and nothing is reported', async () => {
    kept.set('token', 'abc')
    const app = openPage()
    await joinFavourites(app, [12])
    expect([favourites(app), reported]).toEqual([[12], []])
  })
})

describe('a team', () => {
  const arsenal: Followable = { kind: 'team', id: 3, name: 'Arsenal' }
  const follows = { teams: [3], matches: [7], players: [] }

  test('followed by a visitor is stored only on the device, and joins the account at login', async () => {
    const visitor = openPage()
    await toggleFollow(visitor, arsenal)
    expect([kept.get('followed_team'), reported]).toEqual(['[3]', []])
    kept.set('token', 'abc')
    const member = openPage(Response.json({ leagues: [], ...follows }))
    await joinFollows(member, { favorite_league: [], follows: { ...follows, teams: [] } })
    expect(reported).toEqual([['/api/follow/merge', { leagues: [], teams: [3], matches: [], players: [] }]])
    expect([kept.get('followed_team'), kept.get('followed_match')]).toEqual(['[3]', '[7]'])
  })

  test('followed by a member is reported, and the other lists become those of the account', async () => {
    kept.set('token', 'abc').set('favorite_league', '[12]').set('favorite_told', '[12]')
    const app = openPage(Response.json(follows))
    await toggleFollow(app, arsenal)
    expect(reported).toEqual([['/api/follow', { kind: 'team', id: 3, flag: 1 }]])
    const { favorite_league, followed_team, followed_match } = app.settings.get()
    expect([favorite_league, followed_team, followed_match]).toEqual([[12], [3], [7]])
  })

  test('followed no longer by a visitor whose browser gets alerts is told of no more, or stays followed', async () => {
    kept.set('followed_team', '[3]').set('alerts_key', 'k'.repeat(43))
    const app = openPage(Response.json({ key: null }))
    await toggleFollow(app, arsenal)
    expect(app.settings.get().followed_team).toEqual([])
    expect(reported).toEqual([['/api/alerts/wish', { key: 'k'.repeat(43), thing: 'team', id: 3, kinds: [] }]])
    kept.set('followed_team', '[3]')
    const offline = openPage()
    await toggleFollow(offline, arsenal)
    expect(offline.settings.get().followed_team).toEqual([3])
  })

  test('beyond the most is refused, with nothing changed', async () => {
    kept.set('followed_team', JSON.stringify(Array.from({ length: 100 }, (_, at) => at + 10)))
    const app = openPage()
    await toggleFollow(app, arsenal)
    expect(app.settings.get().followed_team).toHaveLength(100)
  })
})
