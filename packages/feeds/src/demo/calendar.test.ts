import { type FixtureRecord, isInPlay } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { leagueRounds } from './calendar.ts'
import { plansOn } from './days.ts'
import { fixtureRecord } from './fixture-records.ts'
import { friendliesOn } from './friendlies.ts'
import { DAY, dayOf } from './places.ts'
import { DEMO_SEED, randomOf } from './random.ts'
import { type World, worldOf } from './world.ts'

const MINUTE = 60_000
const TIMES: [string, number][] = [
  ['in winter', Date.UTC(2027, 0, 4)],
  ['in summer', Date.UTC(2026, 5, 18)],
  ['in autumn', Date.UTC(2026, 10, 9)],
]

const plansAround = (world: World, day: number) =>
  [day - 1, day].flatMap((each) => [...plansOn(world, each).plans, ...friendliesOn(world, each)])

const inPlayAt = (world: World, now: number): FixtureRecord[] =>
  plansAround(world, dayOf(now))
    .filter((plan) => plan.announced <= now && plan.kickoff <= now && plan.kickoff > now - 4 * 60 * MINUTE)
    .map((plan) => fixtureRecord(world, plan, now))
    .filter((fixture) => isInPlay(fixture.state))

describe.each(TIMES)('the calendar %s', (_, start) => {
  const world = worldOf(DEMO_SEED)
  const days = Array.from({ length: 14 }, (_each, index) => dayOf(start) + index)

  it('has at least three matches in play at every quarter of an hour', () => {
    for (const day of days) {
      for (let minute = 7; minute < 1440; minute += 15) {
        const now = day * DAY + minute * MINUTE
        const count = inPlayAt(world, now).length
        if (count < 3) expect([new Date(now).toISOString(), count]).toEqual([expect.any(String), 'three or more'])
      }
    }
  })

  it('has at least 25 matches on every day and 90 to 150 on a Saturday', () => {
    for (const day of days) {
      const count = plansOn(world, day).plans.length + friendliesOn(world, day).length
      expect(count).toBeGreaterThanOrEqual((day + 4) % 7 === 6 ? 90 : 25)
      expect(count).toBeLessThanOrEqual(150)
    }
  })

  it('lets no club play twice on a day', () => {
    for (const day of days) {
      const clubs = [...plansOn(world, day).plans, ...friendliesOn(world, day)].flatMap(({ home, away }) => [
        home.key,
        away.key,
      ])
      expect(new Set(clubs).size).toBe(clubs.length)
    }
  })
})

describe('a round robin', () => {
  it.each([
    [20, 2, 38],
    [12, 3, 33],
  ])('of %i clubs over %i legs has %i rounds in which everybody plays once', (clubs, legs, rounds) => {
    const drawn = leagueRounds(clubs, legs, randomOf(1))
    expect(drawn.length).toBe(rounds)
    for (const pairs of drawn) expect(new Set(pairs.flat()).size).toBe(clubs)
    const meetings = new Set(drawn.slice(0, 2 * (clubs - 1)).flatMap((pairs) => pairs.map((pair) => pair.join(' v '))))
    expect(meetings.size).toBe(clubs * (clubs - 1))
  })
})
