import type { HiddenScoresAnswer } from '@touchline/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALERTS_KEY } from '../alerts/alerts-key.ts'
import { readSettings } from '../settings/settings.fields.ts'
import { createSettingsStore } from '../settings/settings.ts'
import { joinHiding, reportHiding, reportMark } from './report-hiding.ts'

/** Storage of the browser, the account at the server, and what was sent there. */
let kept: Map<string, string>
let account: HiddenScoresAnswer
let sent: { key: string | null; teams: number[]; matches: number[] }[]
let isAway: boolean

const NOTHING: HiddenScoresAnswer = { everywhere: false, teams: [], matches: [], shown: [], shown_until: null }

beforeEach(() => {
  ;[kept, account, sent, isAway] = [new Map(), NOTHING, [], false]
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    if (isAway) throw new TypeError('network')
    const { key, ...wish } = JSON.parse(String(body))
    sent.push({ key, ...wish })
    account = { ...wish, matches: wish.matches.map((id: number) => ({ id, home: 10, away: 20 })) }
    return Response.json(account)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A page of this browser; with a user id a member is signed in. */
function open(uid: string | null = '7') {
  const settings = createSettingsStore(readSettings((key) => kept.get(key) ?? null))
  const session = { token: () => uid && 'abc', get: () => ({ state: 'member', uid, username: null }) }
  return { settings, session } as unknown as Parameters<typeof reportHiding>[0]
}
const teams = (app: ReturnType<typeof open>) => app.settings.get().hidden_team

test('what a visitor hid is that of the account after the login, with what the account hides', async () => {
  kept.set('hidden_match', '[[1,10,20]]')
  account = { ...NOTHING, teams: [30] }
  const app = open()
  await joinHiding(app, { hidden_scores: account })
  expect([teams(app), app.settings.get().hidden_match]).toEqual([[30], [[1, 10, 20]]])
  expect(account).toMatchObject({ teams: [30], matches: [{ id: 1 }] })
})

test('a change in another browser arrives, and one that could not be sent is sent later', async () => {
  const app = open()
  await app.settings.set({ hidden_team: [10] })
  expect(await reportHiding(app)).toBe(true)
  await joinHiding(app, { hidden_scores: { ...NOTHING, teams: [40] } })
  expect(teams(app)).toEqual([40])
  isAway = true
  await app.settings.set({ hidden_team: [] })
  expect(await reportHiding(app)).toBe(false)
  isAway = false
  await joinHiding(app, { hidden_scores: { ...NOTHING, teams: [40] } })
  expect([teams(app), account.teams]).toEqual([[], []])
})

test('nothing is sent twice, nor where nothing was ever hidden, nor of a visitor whom nothing is sent to', async () => {
  expect([await reportHiding(open()), sent]).toEqual([false, []])
  const visitor = open(null)
  await visitor.settings.set({ hidden_team: [10] })
  expect([await reportHiding(visitor), sent]).toEqual([false, []])
  kept.set(ALERTS_KEY, 'k'.repeat(43))
  expect([await reportHiding(visitor), await reportHiding(visitor)]).toEqual([true, false])
  expect(sent).toMatchObject([{ key: 'k'.repeat(43), teams: [10] }])
})

test('a new place to send to is told although nothing has changed', async () => {
  const app = open()
  await app.settings.set({ hidden_team: [10] })
  await reportHiding(app)
  kept.set(ALERTS_KEY, 'k'.repeat(43))
  expect(await reportHiding(open(null))).toBe(true)
})

test('the next account of this browser is not given what another one hid', async () => {
  const anna = open()
  await anna.settings.set({ hidden_team: [10] })
  await reportHiding(anna)
  const bob = open('8')
  await joinHiding(bob, { hidden_scores: null })
  expect([teams(bob), sent.length]).toEqual([[], 1])
})

test('a choice that was made while an earlier one is on its way is sent after it', async () => {
  const app = open()
  await app.settings.set({ hidden_team: [10] })
  const first = reportHiding(app)
  await Promise.resolve()
  await app.settings.set({ hidden_team: [] })
  expect(await Promise.all([first, reportHiding(app)])).toEqual([true, true])
  expect([sent.map((one) => one.teams), account.teams, teams(app)]).toEqual([[[10], []], [], []])
})

test('what is chosen while the server is asked stays, also where its answer knows a change of which this browser has not heard', async () => {
  const app = open()
  await app.settings.set({ hide_scores: 1 })
  await reportHiding(app)
  await app.settings.set({ hidden_team: [10], hide_scores: 0 })
  await joinHiding(app, { hidden_scores: { ...account, teams: [10] } })
  expect([app.settings.get().hide_scores, teams(app), account]).toEqual([
    0,
    [10],
    { ...NOTHING, everywhere: false, teams: [10] },
  ])
})

test('an answer from before a report is out of date', async () => {
  const app = open()
  const asked = reportMark()
  await app.settings.set({ hidden_team: [10] })
  await reportHiding(app)
  await joinHiding(app, { hidden_scores: null }, asked)
  expect(teams(app)).toEqual([10])
})
