import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardApi } from '../api/api.ts'
import { forgetCovers } from '../cover/covered-matches.ts'
import { followAlerts, type PageAlert } from './follow-alerts.ts'
import type { PageWish } from './page-wish.ts'

const NOW = Date.parse('2026-03-07T15:40:00Z')
const match = {
  ...{ match_id: 7, start_dt: '2026-03-07T15:00:00Z', kickoff_known: true, state_id: 2, status: 2 },
  ...{ minute: 40, added_minute: null, score: { home: 0, away: 0 }, halftime: null, shootout: null, league_id: 8 },
  ...{ league_country: { id: 1, code: 'x', name: 'X' }, local_id: 10, local_name: 'Ashton', local_red_cards: 0 },
  ...{ visitor_id: 20, visitor_name: 'Brough', visitor_red_cards: 0, local_form: null, visitor_form: null },
}

let say: (home: number, change?: object) => Promise<void>
let told: PageAlert[]
let leave: () => void

const settle = (ms = 50) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('window', new EventTarget())
  told = []
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    if (address.includes('/following/matches')) return Response.json([match])
    if (address.includes('/following')) return Response.json({ teams: [{ match_ids: [7] }], leagues: [], players: [] })
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        signal?.addEventListener('abort', () => stream.error(new Error('aborted')))
        say = async (home, change = {}) => {
          const data = JSON.stringify({ ...match, score: { home, away: 0 }, ...change })
          stream.enqueue(new TextEncoder().encode(`event: match\ndata: ${data}\n\n`))
          await settle()
        }
      },
    })
    return new Response(body)
  })
})
afterEach(() => {
  leave()
  forgetCovers()
  guardApi({ token: () => null, refused: () => {} })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(wish: Partial<PageWish> = { teams: [10] }, hide = false) {
  const hidden = { everywhere: true, teams: [], matches: [], shown: [], shownUntil: 0 }
  guardApi({ token: () => null, refused: () => {}, ...(hide && { cover: () => ({ wish: hidden, now: NOW }) }) })
  say = () => Promise.reject(new Error('There is no stream yet'))
  const none = say
  const session = { token: () => null, subscribe: () => () => {} }
  leave = followAlerts(session, { teams: [], matches: [], alerts: null, ...wish }, (alert) => told.push(alert))
  await vi.waitFor(() => expect(say).not.toBe(none))
  await settle()
}
const words = () => told.map(({ kind, home, away }) => `${kind} ${home}-${away}`)
const bell = (delay_minutes: number, settings: object = {}) => ({
  settings: {
    hourly_limit: 20,
    quiet_from: null,
    quiet_to: null,
    zone: '+0',
    hides_scores: false,
    ...settings,
  } as never,
  wishes: [{ thing: 'team', id: 10, kinds: ['goal'], delay_minutes }] as never,
  muted: [],
})

test('a goal of a followed team is told once, and its end; the score at the opening of the page is not', async () => {
  await open()
  await say(1)
  await say(1, { minute: 41 })
  await say(1, { status: 5, state_id: undefined })
  expect(words()).toEqual(['goal 1-0', 'full_time 1-0'])
})

test('a goal that is taken back is told so; with a delay neither is told', async () => {
  await open()
  await say(1)
  await say(0)
  expect(words()).toEqual(['goal 1-0', 'goal_cancelled 0-0'])
  leave()
  told = []
  await open({ alerts: bell(2) })
  await say(1)
  await say(0)
  await settle(180_000)
  expect(words()).toEqual([])
  await say(1)
  await settle(120_000)
  expect(words()).toEqual(['goal 1-0'])
})

test('hidden scores leave only the alert for the end, without its score', async () => {
  await open({ teams: [10] }, true)
  await say(1)
  await say(1, { status: 5, state_id: undefined })
  expect(told.map(({ kind, home, away, hidden }) => [kind, home, away, hidden])).toEqual([
    ['full_time', null, null, true],
  ])
})

test('a match that is hidden once it is read is told of no more, whatever waits', async () => {
  await open({ alerts: bell(2) })
  await say(1)
  guardApi({
    ...{ token: () => null, refused: () => {} },
    cover: () => ({ wish: { everywhere: false, teams: [20], matches: [], shown: [], shownUntil: 0 }, now: NOW }),
  })
  await settle(180_000)
  expect(words()).toEqual([])
})

test('no more is told than was allowed for an hour, and nothing in quiet hours', async () => {
  await open({ alerts: bell(0, { hourly_limit: 1 }) })
  await say(1)
  await say(2)
  expect(words()).toEqual(['goal 1-0'])
  leave()
  told = []
  await open({ alerts: bell(0, { quiet_from: 15 * 60, quiet_to: 16 * 60 }) })
  await say(1)
  expect(words()).toEqual([])
})
