import type { Match, MatchGoal, Side } from '@touchline/football'
import { sampleMatch, sampleScores } from '@touchline/football/samples'
import { describe, expect, test } from 'vitest'
import { numbersIn } from '../app/numbers.ts'
import { filterPlaces, headToHeadView, isListed, winnerOf } from './head-to-head.model.ts'
import { matchEvents } from './list/match-events.ts'
import { signed, signed2 } from './summary/signed.ts'

const pair = { home: { id: 1, coachId: 11 }, away: { id: 2, coachId: 12 } }
const coached = (side: Side, coachId: number) => ({ ...sampleMatch()[side], coachId })

const meeting = (id: number, more: Partial<Match> = {}): Match =>
  sampleMatch({
    id,
    season: { id: 100, name: '2024/2025' },
    home: coached('home', 11),
    away: coached('away', 12),
    ...more,
  })
const cup = { league: { ...sampleMatch().league, id: 24, name: 'FA Cup' }, season: { id: 900, name: '2024/2025' } }

describe('the head-to-head list', () => {
  test('a season that two leagues share is one choice with both ids', () => {
    const view = headToHeadView([meeting(3, cup), meeting(2), meeting(1)], {}, pair)
    expect(view.seasons).toEqual([{ ids: [900, 100], name: '2024/2025', count: 3 }])
    expect(view.leagues.map(({ name, count, flag }) => [name, count, flag])).toEqual([
      ['Premier League', 2, 'gb-eng'],
      ['FA Cup', 1, 'gb-eng'],
    ])
  })

  test('a filter leaves the other choices in sight', () => {
    const view = headToHeadView([meeting(3, cup), meeting(2), meeting(1)], { leagues: 24 }, pair)
    expect(view.found).toHaveLength(1)
    expect(view.page.items.map((one) => one.id)).toEqual([3])
    expect(view.leagues).toHaveLength(2)
  })

  test('pages count from the newest: Previous leads to older matches and is not there on the last page', () => {
    const matches = [5, 4, 3, 2, 1].map((id) => meeting(id))
    const newest = headToHeadView(matches, { per: 2 }, pair).page
    expect(newest).toMatchObject({ page: 0, hasPrevious: true, hasNext: false })
    const oldest = headToHeadView(matches, { per: 2, page: 2 }, pair).page
    expect(oldest).toMatchObject({ page: 2, hasPrevious: false, hasNext: true })
    expect(oldest.items.map((one) => one.id)).toEqual([1])
  })

  test('the number under the current coaches is there only when both teams have one', () => {
    const matches = [meeting(2), meeting(1, { away: coached('away', 99) })]
    expect(headToHeadView(matches, {}, pair).currentCoach).toBe(1)
    expect(headToHeadView(matches, {}, { ...pair, away: { id: 2, coachId: null } }).currentCoach).toBeNull()
  })
})

describe('the winner of a past match', () => {
  const winner = (more: Partial<Match['scores']>) =>
    winnerOf(sampleMatch({ scores: { ...sampleScores([1, 1]), ...more } }))

  test('nobody when level', () => {
    expect(winner({})).toBeNull()
  })

  test('extra time, then the shoot-out decides', () => {
    expect(winner({ extraTime: [2, 1] })).toBe('home')
    expect(winner({ extraTime: [2, 2], shootOut: [3, 4] })).toBe('away')
  })
})

describe('the dialog of a match', () => {
  const goal: MatchGoal = {
    side: 'home',
    minute: 45,
    extraMinute: null,
    kind: 'goal',
    player: { id: 7, name: 'Saka' },
  }
  const match = meeting(1, {
    goals: [
      { ...goal, minute: 90, extraMinute: 3, side: 'away', kind: 'penalty' },
      { ...goal, extraMinute: 2, kind: 'owngoal' },
      goal,
    ],
    corners: [{ comment: 'Race to 3 corners', minute: 60, extraMinute: null, side: 'home' }],
  })

  test('goals are in their order with added time on the side whose score rose', () => {
    expect(matchEvents(match, 'goals', 0).map(({ minute, side, kind }) => [minute, side, kind])).toEqual([
      ['45', 'home', 'goal'],
      ['45+2', 'home', 'owngoal'],
      ['90+3', 'away', 'penalty'],
    ])
  })

  test('a half shows its own goals only', () => {
    expect(matchEvents(match, 'goals', 1)).toHaveLength(2)
    expect(matchEvents(match, 'goals', 2)).toHaveLength(1)
  })

  test('a race to a number of corners is an X', () => {
    expect(matchEvents(match, 'corners', 0)[0]?.comment).toBe('X')
  })
})

test('differences carry their sign, with a real minus', () => {
  expect([signed(11), signed(-3), signed(0), signed(null)]).toEqual(['+11', '−3', '0', '?'])
  expect([
    signed2(1.1, numbersIn('en')),
    signed2(-0.25, numbersIn('en')),
    signed2(0, numbersIn('en')),
    signed2(0.001, numbersIn('en')),
    signed2(null, numbersIn('en')),
  ]).toEqual(['+1.10', '−0.25', '0.00', '0.00', '?'])
  expect(signed2(1.1, numbersIn('pt'))).toBe('+1,10')
})

test('the matches of a referee are filtered by league and season', () => {
  const matches = [meeting(3, cup), meeting(2), meeting(1)]
  const kept = (search: object) => filterPlaces(matches, search).map(({ id }) => id)
  expect(kept({})).toEqual([3, 2, 1])
  expect(kept({ leagues: 24 })).toEqual([3])
  expect(kept({ seasons: '100-900' })).toEqual([3, 2, 1])
  expect(kept({ leagues: 24, seasons: 100 })).toEqual([])
})

test('the list of a match holds neither itself nor, up to its kick-off, anything that began with it or later', () => {
  const own = { except: 7, kickoff: '2024-03-09T15:00:00Z' }
  const at = (id: number, kickoff: string) => meeting(id, { kickoff })
  const [earlier, same, later] = [
    at(1, '2024-03-09T14:59:00Z'),
    at(2, '2024-03-09T15:00:00.000Z'),
    at(3, '2024-03-10T15:00:00Z'),
  ]
  const listed = (asOf: 'now' | 'kickoff') =>
    [earlier, same, later, at(7, own.kickoff)].filter((one) => isListed(one, { ...own, asOf })).map(({ id }) => id)
  expect(listed('kickoff')).toEqual([1])
  expect(listed('now')).toEqual([1, 2, 3])
})
