import type { InplayMatch } from '@touchline/contract'
import { STATES } from '@touchline/football'
import { expect, test } from 'vitest'
import { countPlayed, earlierDay, groupInplay, shownScoreOf, statusOf } from './inplay.model.ts'
import { readInplaySearch } from './inplay.search.ts'

let ids = 0
const league = (id: number, name: string, country: string) => ({
  ...{ id, name, image_path: '' },
  country: { id, name: country, code: 'xx' },
})
const premier = league(8, 'Premier League', 'England')
const match = (given: Partial<InplayMatch>): InplayMatch => ({
  id: ++ids,
  starting_at: '2026-11-21T15:00:00.000Z',
  starting_at_timestamp: 0,
  kickoff_known: true,
  state_id: 2,
  minute: 12,
  added_minute: null,
  period_started_at: null,
  league: premier,
  stage: null,
  participants: [] as unknown as InplayMatch['participants'],
  scores: [],
  red_cards: { home: null, away: null },
  periods: [],
  ...given,
})
const scores = (type_id: number, home: number, away: number): InplayMatch['scores'] => [
  { type_id, score: { participant: 'home', goals: home } },
  { type_id, score: { participant: 'away', goals: away } },
]

test('the day of a kick-off is shown unless it is today where the viewer is', () => {
  expect(earlierDay('2025-12-13T16:45:00.000Z', '2025-12-13', 'Europe/London')).toBeNull()
  expect(earlierDay('2025-12-13T16:45:00.000Z', '2025-12-14', 'Europe/London')).toBe('13/12')
  expect(earlierDay('2025-12-13T23:30:00.000Z', '2025-12-14', 'Europe/Berlin')).toBeNull()
})

test.each(STATES.map(({ id }) => id))('state %i shows a date, an end, a clock or a badge', (state_id) => {
  const { kind } = statusOf(match({ state_id }))
  const ended = [5, 7, 8].includes(state_id)
  const live = [2, 3, 4, 6, 9, 21, 22, 23, 25].includes(state_id)
  expect(kind).toBe(state_id === 1 ? 'date' : ended ? 'ended' : live ? 'live' : 'state')
})

test('a match that ended after extra time keeps its badge, full time and penalties have none', () => {
  expect([5, 7, 8].map((state_id) => statusOf(match({ state_id })))).toEqual([
    { kind: 'ended', badge: false },
    { kind: 'ended', badge: true },
    { kind: 'ended', badge: false },
  ])
})

test('a break has no minute, and neither has a match of which none is reported', () => {
  expect(statusOf(match({ state_id: 3, minute: null }))).toEqual({ kind: 'live', minute: false })
  expect(statusOf(match({ state_id: 22, minute: null }))).toEqual({ kind: 'live', minute: false })
  expect(statusOf(match({ state_id: 22, minute: 60 }))).toEqual({ kind: 'live', minute: true })
})

test('a match of which no minute is known has one where its running period began at a known instant', () => {
  const period_started_at = '2026-11-21T15:00:00.000Z'
  expect(statusOf(match({ state_id: 22, minute: null, period_started_at }))).toEqual({ kind: 'live', minute: true })
  expect(statusOf(match({ state_id: 3, minute: null, period_started_at }))).toEqual({ kind: 'live', minute: false })
})

test('the winner is decided by the shoot-out where there is one, otherwise by goals; nobody wins what has not begun', () => {
  expect(shownScoreOf(match({ scores: scores(1525, 2, 1) })).winner).toBe('home')
  expect(shownScoreOf(match({ state_id: 8, scores: [...scores(5, 2, 4), ...scores(1525, 1, 1)] }))).toEqual({
    goals: { home: 1, away: 1 },
    shootout: { home: 2, away: 4 },
    winner: 'away',
  })
  expect(shownScoreOf(match({ state_id: 1, scores: scores(1525, 0, 0) }))).toMatchObject({ goals: null, winner: null })
})

test('the page counts what the menu counts: matches in play with their breaks, and neither interrupted ones nor late kick-offs nor ends', () => {
  expect(countPlayed([2, 3, 11, 1, 5].map((state_id) => match({ state_id })))).toBe(2)
})

const serie = league(384, 'Serie A', 'Italy')
const austria = league(181, 'Bundesliga', 'Austria')
const list = [
  match({ league: serie, starting_at: '2026-11-21T14:00:00.000Z' }),
  match({ league: premier, starting_at: '2026-11-21T15:00:00.000Z' }),
  match({ league: austria, starting_at: '2026-11-21T15:00:00.000Z' }),
  match({ league: premier, starting_at: '2026-11-21T12:30:00.000Z' }),
]
const reported = (sort: 0 | 1, favourites: number[]) =>
  groupInplay(list, { sort, favourites: new Set(favourites), countryName: (name) => name }).map(
    ({ league, start, matches }) => [league.name, start?.slice(11, 16) ?? null, matches.length],
  )

test('by tournament: favourites first, then by country; one group a league', () => {
  expect(reported(1, [serie.id])).toEqual([
    ['Serie A', null, 1],
    ['Bundesliga', null, 1],
    ['Premier League', null, 2],
  ])
})

test('by time: favourites first, then by kick-off and league', () => {
  expect(reported(0, [serie.id])).toEqual([
    ['Serie A', '14:00', 1],
    ['Premier League', '12:30', 1],
    ['Bundesliga', '15:00', 1],
    ['Premier League', '15:00', 1],
  ])
})

test.each([
  [{ sort: '0' }, { sort: 0 }],
  [{ sort: 0 }, { sort: 0 }],
  [{ sort: 1 }, { sort: undefined }],
  [{ sort: 'x', other: 1 }, { sort: undefined }],
])('the address %j means %j', (search, meant) => {
  expect(readInplaySearch(search)).toEqual(meant)
})
