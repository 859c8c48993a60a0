import type { HeadToHeadRecord } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { numbersIn } from '../../app/numbers.ts'
import { headToHeadView, winnerOf } from './head-to-head.model.ts'
import { matchEvents } from './list/match-events.ts'
import { signed, signed2 } from './summary/signed.ts'

const side = (team_id: number) => ({ team_id }) as HeadToHeadRecord['stats']['data'][0]

function meeting(match_id: number, more: Partial<HeadToHeadRecord> = {}): HeadToHeadRecord {
  return {
    match_id,
    start_dt: '2025-05-01T15:00:00Z',
    kickoff_known: true,
    local_id: 1,
    local_name: 'Arsenal',
    local_short_code: 'ARS',
    visitor_id: 2,
    visitor_name: 'Chelsea',
    visitor_short_code: 'CHE',
    league_id: 8,
    league_name: 'Premier League',
    league_country: { id: 50, code: 'gb-eng', name: 'England' },
    season_id: 100,
    season_name: '2024/2025',
    round_name: '30',
    local_coach_id: 11,
    visitor_coach_id: 12,
    scores: { localteam_score: 1, visitorteam_score: 0, ht_score: '0-0', et_score: null, ps_score: null },
    has_minutes: { goals: false, corners: false, cards: false },
    goals: { data: [] },
    corners: { data: [] },
    cards: { data: [] },
    stats: { data: [side(1), side(2)] },
    three_way: { '1': null, X: null, '2': null },
    referee_id: null,
    referee_common_name: null,
    ...more,
  }
}

const pair = { local_id: 1, visitor_id: 2, local_coach_id: 11, visitor_coach_id: 12 }
const cup = { league_id: 24, league_name: 'FA Cup', season_id: 900 }

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
    expect(view.found).toBe(1)
    expect(view.page.items.map((one) => one.match_id)).toEqual([3])
    expect(view.leagues).toHaveLength(2)
  })

  test('pages count from the newest: Previous leads to older matches and is not there on the last page', () => {
    const records = [5, 4, 3, 2, 1].map((id) => meeting(id))
    const newest = headToHeadView(records, { per: 2 }, pair).page
    expect(newest).toMatchObject({ page: 0, hasPrevious: true, hasNext: false })
    const oldest = headToHeadView(records, { per: 2, page: 2 }, pair).page
    expect(oldest).toMatchObject({ page: 2, hasPrevious: false, hasNext: true })
    expect(oldest.items.map((one) => one.match_id)).toEqual([1])
  })

  test('the number under the current coaches is there only when both teams have one', () => {
    const records = [meeting(2), meeting(1, { visitor_coach_id: 99 })]
    expect(headToHeadView(records, {}, pair).currentCoach).toBe(1)
    expect(headToHeadView(records, {}, { ...pair, visitor_coach_id: null }).currentCoach).toBeNull()
  })
})

describe('who won a past match', () => {
  const scores = { localteam_score: 1, visitorteam_score: 1, ht_score: null, et_score: null, ps_score: null }

  test('nobody when level', () => {
    expect(winnerOf({ scores })).toBeNull()
  })

  test('extra time, then the shoot-out decides', () => {
    expect(winnerOf({ scores: { ...scores, et_score: '2-1' } })).toBe('local')
    expect(winnerOf({ scores: { ...scores, et_score: '2-2', ps_score: '3-4' } })).toBe('visitor')
  })
})

describe('the dialog of a match', () => {
  const goal = { player_id: 7, player_name: 'Saka', extra_minute: null, team_id: 1, type: 'goal' as const }
  const record = meeting(1, {
    goals: {
      data: [
        { ...goal, minute: 90, extra_minute: 3, team_id: 2, type: 'penalty' },
        { ...goal, minute: 45, extra_minute: 2, type: 'owngoal' },
        { ...goal, minute: 45 },
      ],
    },
    corners: { data: [{ comment: 'Race to 3 corners', minute: 60, extra_minute: null, team_id: 1 }] },
  })

  test('goals stand in their order with added time on the side whose score rose', () => {
    expect(matchEvents(record, 'goals', 0).map(({ minute, side, kind }) => [minute, side, kind])).toEqual([
      ['45', 'local', 'goal'],
      ['45+2', 'local', 'owngoal'],
      ['90+3', 'visitor', 'penalty'],
    ])
  })

  test('a half shows its own goals only', () => {
    expect(matchEvents(record, 'goals', 1)).toHaveLength(2)
    expect(matchEvents(record, 'goals', 2)).toHaveLength(1)
  })

  test('a race to so many corners is an X', () => {
    expect(matchEvents(record, 'corners', 0)[0]?.comment).toBe('X')
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
