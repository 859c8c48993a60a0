import type { PlayedSeason } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import {
  isWide,
  lastQuery,
  pageBack,
  pageState,
  playedLeagues,
  playedSeasons,
  seasonsAsked,
} from './past-matches.model.ts'

const season = (id: number, name: string, league_id: number, league: string, count: number): PlayedSeason => ({
  id,
  name,
  league_id,
  league: { id: league_id, name: league, country: { id: 60, code: 'gb-eng', name: 'England' } },
  count,
})
const similar = { price: 1.7, source: 'Bet365', chance: 0.56018, near: 'same', beyond: null } as const
const seasons = [
  season(101, '2026/2027', 8, 'Premier League', 12),
  season(201, '2026/2027', 24, 'FA Cup', 1),
  season(100, '2025/2026', 8, 'Premier League', 38),
]

describe('the filters of a team’s list', () => {
  test('offer leagues by number of matches and seasons by name, with all ids behind a name', () => {
    expect(playedLeagues(seasons)).toEqual([
      { ids: [8], name: 'Premier League', count: 50, flag: 'gb-eng' },
      { ids: [24], name: 'FA Cup', count: 1, flag: 'gb-eng' },
    ])
    expect(playedSeasons(seasons)).toEqual([
      { ids: [101, 201], name: '2026/2027', count: 13 },
      { ids: [100], name: '2025/2026', count: 38 },
    ])
  })

  test.each([
    ['nothing chosen', {}, '0'],
    ['a league', { leagues: 8 }, '101,100'],
    ['a season', { seasons: '101-201' }, '101,201'],
    ['both', { leagues: 24, seasons: '101-201' }, '201'],
    ['a league that was not played in that season', { leagues: 24, seasons: 100 }, '-1'],
    ['a league the team has never played in', { leagues: 999 }, '-1'],
  ])('ask for the seasons they have in common: %s', (_, search, expected) => {
    expect(seasonsAsked(search, seasons)).toBe(expected)
  })
})

describe('requests to the server', () => {
  const team = { id: 1, name: 'Arsenal', coach: 71 }
  const asked = { team, search: {}, seasons: '0', half: 0, similar: null } as const

  test('leave out the match of the page if it is over', () => {
    expect(lastQuery({ ...asked, except: 7 })).toEqual({ ...lastQuery(asked), except: 7 })
    expect(lastQuery({ ...asked, except: null })).toEqual(lastQuery(asked))
  })

  test('without filters: the newest twenty matches at home and away, under any coach', () => {
    expect(lastQuery(asked)).toEqual({
      id: 1,
      seasons: '0',
      pgNo: 0,
      perPage: '20',
      home: 1,
      away: 1,
      coach: 0,
      prevcoach: 0,
      fullHalf: 0,
      similar: 0,
      current_coach: 71,
    })
  })

  test('with filters', () => {
    const search = { venue: 'away', coach: 'previous', per: 0, page: 3 } as const
    expect(lastQuery({ ...asked, search, half: 2 })).toMatchObject({
      home: 0,
      away: 1,
      coach: 0,
      prevcoach: 1,
      perPage: '0',
      pgNo: 3,
      fullHalf: 2,
    })
  })

  test('a price is sent as a decimal of two digits, with the bookmaker it comes from', () => {
    expect(lastQuery({ ...asked, similar: { ...similar, price: 1.704 } })).toMatchObject({
      similar: 1.7,
      similar_source: 'Bet365',
    })
    expect(lastQuery({ ...asked, similar: { ...similar, source: null } })).not.toHaveProperty('similar_source')
  })

  test('send tolerance and scope only when they differ from the same price of the team', () => {
    const usual = lastQuery({ ...asked, similar })
    expect(Object.keys(usual)).not.toEqual(expect.arrayContaining(['tolerance', 'chance', 'scope', 'league', 'as_of']))
    expect(lastQuery({ ...asked, similar: { ...similar, near: 5 } })).toEqual({ ...usual, tolerance: '0.05' })
    expect(lastQuery({ ...asked, similar: { ...similar, near: 'chance' } })).toEqual({
      ...usual,
      tolerance: 'chance',
      chance: '0.5602',
    })
    expect(lastQuery({ ...asked, similar: { ...similar, beyond: { league: 8 } } })).toEqual({
      ...usual,
      scope: 'league',
      league: 8,
    })
  })

  test('never load a list of many teams by seasons or as a whole', () => {
    const wide = { ...similar, beyond: { league: null } }
    const query = lastQuery({ ...asked, seasons: '101', search: { per: 0 }, similar: wide })
    expect(query).toMatchObject({ scope: 'all', seasons: '0', perPage: '149' })
    expect(isWide(wide)).toBe(true)
    expect([isWide(similar), isWide(null)]).toEqual([false, false])
  })

  test('load what was known before a match that is over', () => {
    expect(lastQuery({ ...asked, except: 7, asOf: 'kickoff' })).toEqual({
      ...lastQuery({ ...asked, except: 7 }),
      as_of: 'kickoff',
    })
  })

  test('have no coach filters for a team without a coach', () => {
    const search = { coach: 'current' } as const
    const none = { coach: 0, prevcoach: 0, current_coach: 0 }
    expect(lastQuery({ ...asked, search, team: { ...team, coach: null } })).toMatchObject(none)
  })
})

describe('the pages of a list', () => {
  test.each([
    ['a full page with more behind it', 20, 45, 0, 20, { hasPrevious: true, hasNext: false }],
    ['a page in the middle', 20, 45, 1, 20, { hasPrevious: true, hasNext: true }],
    ['fewer matches than asked for', 5, 45, 2, 20, { hasPrevious: false, hasNext: true }],
    ['a short page, whatever was counted before', 5, 45, 0, 20, { hasPrevious: false, hasNext: false }],
    ['a full page that is the last one', 20, 40, 1, 20, { hasPrevious: false, hasNext: true }],
    ['all on one page', 45, 45, 0, 0, { hasPrevious: false, hasNext: false }],
  ])('%s', (_, foundCount, total, page, perPage, expected) => {
    expect(pageState({ foundCount, total }, page, perPage)).toEqual(expected)
  })

  test('an empty page leads back to the oldest one that has matches', () => {
    expect(pageBack({ foundCount: 0, total: 45 }, 3, 20)).toBe(2)
    expect(pageBack({ foundCount: 0, total: 45 }, 99, 20)).toBe(2)
    expect(pageBack({ foundCount: 0, total: 0 }, 4, 20)).toBe(0)
    expect(pageBack({ foundCount: 0, total: 0 }, 0, 20)).toBeNull()
    expect(pageBack({ foundCount: 5, total: 45 }, 2, 20)).toBeNull()
  })
})
