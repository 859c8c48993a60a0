import type { LiveMatch, LiveOdds } from '@touchline/contract'
import { expect, test } from 'vitest'
import { readLiveEvent } from './follow-page.ts'
import { movesOf, patchFixture, patchListFixture, patchMatch, patchPrices, scorerOf } from './patch.ts'

const change: LiveMatch = {
  match_id: 5,
  state_id: 22,
  status: 22,
  minute: 67,
  added_minute: null,
  score: { home: 1, away: 0 },
  halftime: null,
  shootout: null,
  local_red_cards: null,
  visitor_red_cards: null,
}
const prices = (home: number, draw: number, away: number) =>
  [home, draw, away].map((price) => ({ '0': price, '1': 0 })) as unknown as NonNullable<LiveOdds['odds']>

test.each([
  ['match', change],
  ['odds', { match_id: 5 }],
  ['events', { match_id: 5 }],
  ['inplay', { match_id: 5, going_on: false }],
  ['season', { season_id: 3 }],
  ['chances', { match_id: 5, home: 0.5, draw: 0.3, away: 0.2 }],
])('an event `%s` is read with its name', (event, data) => {
  expect(readLiveEvent({ event, data: JSON.stringify(data) })).toEqual({ event, ...data })
})

test.each([
  ['match', '{"match_id":"5","status":1}'],
  ['match', '{"match_id":5}'],
  ['inplay', '{"match_id":5}'],
  ['season', 'null'],
  ['chances', '{"match_id":5,"home":0.5}'],
  ['odds', 'not json'],
  ['something-new', '{"match_id":5}'],
])('an event `%s` that says %s is left alone', (event, data) => {
  expect(readLiveEvent({ event, data })).toBeNull()
})

test('state, minute and score of a match are brought up to date and the rest stays', () => {
  const before = { status: 1, minute: null, added_minute: null, score: null, shootout: null, name: 'Ashton' }
  expect(patchMatch(before, change)).toEqual({
    ...{ status: 22, minute: 67, added_minute: null, score: { home: 1, away: 0 }, shootout: null },
    name: 'Ashton',
  })
})

test('only the current and the shoot-out score of a fixture are updated', () => {
  const of = (type_id: number, home: number, away: number) =>
    (['home', 'away'] as const).map((participant) => ({
      type_id,
      score: { participant, goals: participant === 'home' ? home : away },
    }))
  const before = {
    ...{ state_id: 2, minute: 45, added_minute: 2, period_started_at: '2026-03-07T15:00:00.000Z' },
    scores: [...of(1, 0, 0), ...of(1525, 0, 0)],
  }
  const after = patchFixture(before, { ...change, shootout: { home: 3, away: 2 } })
  expect(after).toEqual({
    ...{ state_id: 22, minute: 67, added_minute: null, period_started_at: null },
    scores: [...of(1, 0, 0), ...of(5, 3, 2), ...of(1525, 1, 0)],
  })
  expect(patchFixture(after, { ...change, score: null, shootout: null }).scores).toEqual(of(1, 0, 0))
})

test('a fixture of a list has the period going on, and none in a break or at the end', () => {
  const before = { state_id: 1, scores: [], periods: [] }
  const playing = patchListFixture(before, { ...change, minute: 90, added_minute: 3 })
  expect(playing).toMatchObject({ state_id: 22, periods: [{ sort_order: 2, minutes: 90, time_added: 3 }] })
  expect(playing.scores).toHaveLength(2)
  expect(patchListFixture(playing, { ...change, status: 3, minute: null }).periods).toEqual([])
  expect(patchListFixture(playing, { ...change, status: 5, minute: 90 }).periods).toEqual([])
})

test('prices change only where they are reported', () => {
  const match = { odds: prices(2, 3, 4), odds_source: 'Bet365' }
  expect(patchPrices(match, { match_id: 5 })).toBe(match)
  expect(patchPrices(match, { match_id: 5, odds: null, odds_source: null })).toEqual({ odds: null, odds_source: null })
  expect(patchPrices(match, { match_id: 5, odds: prices(1.9, 3, 4), odds_source: 'Pinnacle' })).toEqual({
    odds: prices(1.9, 3, 4),
    odds_source: 'Pinnacle',
  })
})

test('a goal is reported by the side whose score grew', () => {
  expect(scorerOf({ home: 1, away: 1 }, { home: 2, away: 1 })).toBe('home')
  expect(scorerOf({ home: 1, away: 1 }, { home: 1, away: 2 })).toBe('away')
  expect(scorerOf(null, { home: 0, away: 1 })).toBe('away')
})

test('kick-off, a repeated score and a goal that was taken back are no goals', () => {
  expect(scorerOf(null, { home: 0, away: 0 })).toBeNull()
  expect(scorerOf({ home: 1, away: 0 }, { home: 1, away: 0 })).toBeNull()
  expect(scorerOf({ home: 1, away: 0 }, { home: 0, away: 0 })).toBeNull()
  expect(scorerOf({ home: 1, away: 0 }, null)).toBeNull()
})

test('prices that rose and fell are told apart; new and withdrawn ones have not moved', () => {
  expect(movesOf(prices(2, 3, 4), prices(1.9, 3, 4.2))).toEqual(['down', null, 'up'])
  expect(movesOf(prices(2, 3, 4), prices(2, 3, 4))).toBeNull()
  expect(movesOf(null, prices(2, 3, 4))).toBeNull()
  expect(movesOf(prices(2, 3, 4), null)).toBeNull()
})
