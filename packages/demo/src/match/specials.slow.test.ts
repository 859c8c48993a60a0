import { STATE } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { crawl, crawledWorld } from '../competitions/calendar.testing.ts'
import { EMPTY_LEAGUE, INACTIVE_LEAGUE } from '../competitions/competitions.ts'
import { seasonPlans, specialOf } from '../competitions/days.ts'
import { dayOf, MINUTE } from '../competitions/places.ts'
import { coachKeyOn } from '../people/coaches.ts'
import { fixtureRecord } from '../records/fixture-records.ts'
import { planAt, type Special } from './plan.ts'

const world = crawledWorld()
/** The seasons that are current in November 2026. */
const season = crawl(world, Date.UTC(2026, 6, 1), Date.UTC(2027, 6, 1))
const leagues = season.filter(({ league }) => league.type === 'league')
const countOf = (special: Special) => leagues.filter((plan) => specialOf(world, plan) === special).length

describe('in a season', () => {
  it.each<[Special, number, number]>([
    ['suspended', 3, 14],
    ['awarded', 3, 14],
    ['walk-over', 3, 14],
    ['cancelled', 3, 14],
    ['interrupted', 5, 60],
    ['delayed', 10, 100],
    ['no-odds', 30, 160],
    ['no-statistics', 30, 160],
    ['no-lineup', 30, 160],
    ['no-formation', 30, 160],
    ['no-referee', 30, 160],
    ['no-venue', 30, 160],
    ['late-kickoff', 30, 160],
    ['tba', 30, 160],
  ])('a match is %s at least %i and at most %i times', (special, least, most) => {
    expect(leagues.length).toBeGreaterThan(6_000)
    expect(countOf(special)).toBeGreaterThanOrEqual(least)
    expect(countOf(special)).toBeLessThanOrEqual(most)
  })

  it('matches reach every state: half-time, extra time, a shoot-out, postponed, cancelled, awarded, abandoned', () => {
    const states = new Set<number>()
    const odd = season.filter((plan) => plan.lead !== null || plan.moved !== null || specialOf(world, plan) !== null)
    for (const plan of [...odd, ...season.slice(0, 20)]) {
      const first = plan.moved?.from ?? plan.kickoff
      for (const minute of [-8 * 1440, -60, 10, 47, 55, 80, 118, 140, 143, 160, 200, 27 * 60]) {
        const now = first + minute * MINUTE
        states.add(fixtureRecord(world, planAt(plan, now), now).state)
      }
    }
    const { first_half, half_time, second_half, extra_first_half, extra_second_half, shoot_out } = STATE
    const { full_time, after_extra_time, after_penalties, postponed, cancelled, awarded, walk_over } = STATE
    const { suspended, abandoned, interrupted, delayed, to_be_announced, not_started } = STATE
    expect([...states]).toEqual(
      expect.arrayContaining([
        ...[first_half, half_time, second_half, extra_first_half, extra_second_half, shoot_out],
        ...[full_time, after_extra_time, after_penalties, postponed, cancelled, awarded, walk_over],
        ...[suspended, abandoned, interrupted, delayed, to_be_announced, not_started],
      ]),
    )
  })

  it('a postponed match is shown so until its new date is known, and is played then', () => {
    const moved = leagues.find((plan) => plan.moved !== null)
    if (moved?.moved === undefined || moved.moved === null) throw new Error('nothing was postponed')
    const { from, known } = moved.moved
    const at = (now: number) => fixtureRecord(world, planAt(moved, now), now)
    expect(at(from - 2 * 1440 * MINUTE)).toMatchObject({
      state: STATE.not_started,
      kickoff: new Date(from).toISOString(),
    })
    expect(at(from + 30 * MINUTE)).toMatchObject({ state: STATE.postponed, kickoff: new Date(from).toISOString() })
    expect(at(known + MINUTE)).toMatchObject({
      state: STATE.not_started,
      kickoff: new Date(moved.kickoff).toISOString(),
    })
    expect(at(moved.kickoff + 200 * MINUTE).state).toBe(STATE.full_time)
  })

  it('clubs change their coaches, and competitions without fixtures stay empty', () => {
    const changed = season.filter(
      ({ home, kickoff }) =>
        coachKeyOn(world.coaches, home, dayOf(kickoff)) !== coachKeyOn(world.coaches, home, dayOf(kickoff) - 30),
    )
    expect(changed.length).toBeGreaterThan(100)
    for (const league of [INACTIVE_LEAGUE, EMPTY_LEAGUE]) expect(seasonPlans(world, league, 2026)).toEqual([])
  })
})
