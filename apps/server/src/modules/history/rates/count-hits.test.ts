import type { PastMatchStats } from '@touchline/contract'
import { readPastMatch } from '@touchline/contract/matches'
import { EVENT_TYPE, type FixtureRecord, type Half, HIT_RATES, hitCounts, MAX_PER_PAGE } from '@touchline/football'
import { event, league, played, team, world } from '@touchline/testing/records'
import { idOf, useServer } from '@touchline/testing/server'
import { describe, expect, test } from 'vitest'
import { useHistoryReader } from '../last-matches.testing.ts'

const server = useServer()
const by = useHistoryReader(server)

const { yellow_card, red_card, yellow_red_card, corner } = EVENT_TYPE
const teams = ['Ashton', 'Brough', 'Calder'].map((name) => team(name))
const day = (number: number) => `2026-02-${String(number).padStart(2, '0')}T15:00:00.000Z`
const figures = (corners: number | null, yellowCards: number | null, redCards: number | null) => ({
  corners,
  yellowCards,
  redCards,
  statistics: {},
})
const price = (home: number, away: number) => ({
  referencePrice: { home, draw: 3.5, away, bookmaker: 3 as const, closing: true },
})

const [first, second, longer, incomplete, listed, unknown] = [
  played('ashton', 'brough', day(1), [3, 0], { sides: { home: figures(6, 3, 0), away: figures(4, 2, 0) } }),
  played('brough', 'ashton', day(2), [0, 0], { sides: { home: figures(5, null, 0), away: figures(3, 2, 0) } }),
  played('ashton', 'calder', day(3), [1, 1], {
    scores: { halfTime: [1, 0], fullTime: [1, 1], extraTime: [2, 1], shootOut: null, current: [2, 1] },
    sides: { home: figures(5, 2, 0), away: figures(5, 2, 1) },
  }),
  played('calder', 'ashton', day(4), [2, 1], {
    scores: { halfTime: [0, 1], fullTime: [2, 1], extraTime: null, shootOut: null, current: [2, 1] },
    sides: { home: figures(null, 4, 0), away: figures(7, 1, 1) },
  }),
  played('ashton', 'brough', day(5), [0, 1]),
  played('brough', 'ashton', day(6), [4, 4]),
] as const
const MATCHES = [first, second, longer, incomplete, listed, unknown]

const EVENTS = [
  // Four cards in time and one in extra time, which the statistics count and the lists do not.
  {
    fixture: longer.key,
    events: [
      event(yellow_card, 10, 'home'),
      event(yellow_card, 105, 'home'),
      event(yellow_card, 20, 'away'),
      event(yellow_card, 90, 'away', { extraMinute: 2 }),
      event(red_card, 80, 'away'),
    ],
  },
  // The list is not complete: the statistics count.
  {
    fixture: incomplete.key,
    events: [event(yellow_card, 10, 'home'), event(corner, 11, 'home'), event(corner, 12, 'home')],
  },
  // Only a list: four cards and a coach's, ten corners and a race that does not count.
  {
    fixture: listed.key,
    events: [
      event(yellow_card, 30, 'home'),
      event(yellow_card, 50, 'home'),
      event(yellow_red_card, 60, 'home'),
      event(yellow_card, 61, 'away'),
      event(yellow_card, 62, 'away', { staff: true }),
      event(corner, 5, 'home', { comment: 'Race to 3 corners' }),
      ...Array.from({ length: 10 }, (_, at) => event(corner, 10 + at, at % 2 === 0 ? 'home' : 'away')),
    ],
  },
]

const stored = async (fixtures: readonly FixtureRecord[], events = EVENTS) => {
  await server.store(world({ teams, fixtures, events, leagues: [league('premier', 'Premier League')] }))
  return idOf(server, 'team', 'Ashton')
}
const countsOf = ({ hit_rates }: PastMatchStats) =>
  Object.fromEntries(HIT_RATES.map((rate) => [rate, [hit_rates[rate].count, hit_rates[rate].matches]]))
const counted = ({ data }: PastMatchStats, id: number, half: Half = 0) =>
  Object.fromEntries(
    Object.entries(
      hitCounts(
        data.map((match) => readPastMatch(match, id)),
        id,
        half,
      ),
    ).map(([rate, { count, matches }]) => [rate, [count, matches]]),
  )

describe('how often it happened', () => {
  test('is counted as the rules of football count it', async () => {
    const id = await stored(MATCHES)
    const { stats } = await by.last({ id, perPage: 0 })
    expect(countsOf(stats)).toEqual(counted(stats, id))
    expect(countsOf(stats)).toMatchObject({
      over_25: [3, 6],
      clean_sheet: [2, 6],
      half_time_lead: [2, 2],
      corners_over_95: [3, 5],
      cards_over_45: [2, 4],
    })
  })

  test('is that of all matches the filters let through, whichever page is shown', async () => {
    const id = await stored(MATCHES)
    const { stats } = await by.last({ id, perPage: 0 })
    for (const pgNo of [0, 3, 9]) {
      expect((await by.last({ id, perPage: 1, pgNo })).stats.hit_rates).toEqual(stats.hit_rates)
    }
    const home = await by.last({ id, away: 0, perPage: 1 })
    expect(countsOf(home.stats)).toMatchObject({ over_05: [3, 3], over_25: [1, 3] })
    expect(countsOf((await by.last({ id, seasons: -1 })).stats).over_05).toEqual([0, 0])
  })

  test('is that of the half that is listed: by the minutes of the goals, by the half-time score where those do not add up', async () => {
    const byMinute = [event(EVENT_TYPE.goal, 20, 'home'), event(EVENT_TYPE.own_goal, 45, 'home', { extraMinute: 3 })]
    const goals = [...byMinute, event(EVENT_TYPE.penalty_goal, 46, 'home')]
    const id = await stored(MATCHES, [...EVENTS, { fixture: first.key, events: goals }])
    const of = async (half: Half) => (await by.last({ id, perPage: 0, fullHalf: half })).stats
    const [one, two] = [await of(1), await of(2)]
    expect(countsOf(one)).toEqual(counted(one, id, 1))
    expect(countsOf(two)).toEqual(counted(two, id, 2))
    expect(countsOf(one)).toMatchObject({
      over_05: [3, 4],
      over_15: [1, 4],
      half_time_lead: [2, 2],
      corners_over_95: [0, 0],
    })
    expect(countsOf(two)).toMatchObject({
      over_05: [3, 4],
      over_15: [1, 4],
      half_time_lead: [0, 0],
      cards_over_45: [0, 0],
    })
  })

  test('changes with a match that is not on the page', async () => {
    const id = await stored(MATCHES)
    expect(countsOf((await by.last({ id, perPage: 1 })).stats).clean_sheet).toEqual([2, 6])
    await stored([played('ashton', 'brough', day(1), [3, 1]), ...MATCHES.slice(1)])
    expect(countsOf((await by.last({ id, perPage: 1 })).stats).clean_sheet).toEqual([1, 6])
  })

  test('follows events that are reported later, differ or are withdrawn', async () => {
    const id = await stored(MATCHES, [])
    const cards = async () => countsOf((await by.last({ id, perPage: 1 })).stats)
    expect(await cards()).toMatchObject({ cards_over_45: [3, 3], corners_over_95: [2, 3] })
    await stored(MATCHES)
    expect(await cards()).toMatchObject({ cards_over_45: [2, 4], corners_over_95: [3, 5] })
    await stored(MATCHES, [{ fixture: listed.key, events: [event(yellow_card, 30, 'home')] }])
    expect(await cards()).toMatchObject({ cards_over_45: [2, 4], corners_over_95: [2, 4] })
    await stored(MATCHES, [{ fixture: listed.key, events: [] }])
    expect(await cards()).toMatchObject({ cards_over_45: [2, 3], corners_over_95: [2, 4] })
  })

  test('at a price of every team is seen from the side at that price', async () => {
    const id = await stored(
      [
        played('brough', 'calder', day(1), [2, 0], price(2.5, 3)),
        played('calder', 'brough', day(2), [0, 2], price(3, 2.5)),
        played('calder', 'brough', day(3), [2, 0], price(3, 2.5)),
      ],
      [],
    )
    const { stats } = await by.last({ id, similar: 2.5, scope: 'all', similar_source: 'Bet365', perPage: 1 })
    expect(stats.total).toBe(3)
    expect(countsOf(stats).clean_sheet).toEqual([2, 3])
    const all = await by.last({ id, similar: 2.5, scope: 'all', similar_source: 'Bet365', perPage: MAX_PER_PAGE })
    expect(countsOf(stats)).toEqual(counted(all.stats, id))
  })
})
