import { EVENT_TYPE, type FixtureRecord, isInPlay, type Side, STATE } from '@touchline/football'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAMPIONS_LEAGUE, DOMESTIC_CUP } from '../competitions/competitions.ts'
import { seasonPlans, specialOf } from '../competitions/days.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { fixtureEvents } from '../records/event-records.ts'
import { fixtureRecord } from '../records/fixture-records.ts'
import { worldOf } from '../world.ts'
import type { Plan } from './plan.ts'

const MINUTE = 60_000
const world = worldOf(DEMO_SEED)
const plans = [...ROUND_ROBINS.slice(0, 3), CHAMPIONS_LEAGUE, DOMESTIC_CUP].flatMap((league) =>
  seasonPlans(world, league, 2026),
)
const knockouts = plans.filter((plan) => plan.lead !== null)
const usual = plans.filter((plan) => specialOf(world, plan) === null)
const aPlan = fc.oneof(fc.constantFrom(...plans), fc.constantFrom(...knockouts))
const someMinutes = fc.integer({ min: 0, max: 180 })
const at = (plan: Plan, minutes: number) => fixtureRecord(world, plan, plan.kickoff + minutes * MINUTE + 20_000)
const goals = (score: readonly [number, number] | null) => (score === null ? 0 : score[0] + score[1])
const counts = ({ sides }: FixtureRecord) =>
  [sides.home, sides.away].flatMap(({ corners, yellowCards, redCards, statistics }) => {
    const { possession: _, ...counted } = statistics
    return [corners, yellowCards, redCards, ...Object.values(counted)]
  })

describe('a simulated match', () => {
  it('only ever adds: scores, counts and events never fall as time goes on', () => {
    fc.assert(
      fc.property(aPlan, someMinutes, someMinutes, (plan, one, other) => {
        const early = Math.min(one, other)
        const late = Math.max(one, other)
        const before = at(plan, early)
        const after = at(plan, late)
        if (before.scores.current === null || before.sides.home.corners === null) return
        expect(after.scores.current?.[0]).toBeGreaterThanOrEqual(before.scores.current[0])
        expect(after.scores.current?.[1]).toBeGreaterThanOrEqual(before.scores.current[1])
        const later = counts(after)
        counts(before).forEach((count, index) => {
          expect(later[index] ?? -1).toBeGreaterThanOrEqual(count ?? 0)
        })
        const reported = fixtureEvents(world, plan, plan.kickoff + early * MINUTE)?.events ?? []
        const more = fixtureEvents(world, plan, plan.kickoff + late * MINUTE)?.events ?? []
        expect(more.slice(0, reported.length)).toEqual(reported)
      }),
      { numRuns: 400 },
    )
  })

  it('agrees with itself: events make the scores, cards and corners, periods add up', () => {
    const { goal, own_goal, penalty_goal, corner, yellow_card, red_card, yellow_red_card } = EVENT_TYPE
    fc.assert(
      fc.property(aPlan, someMinutes, (plan, minutes) => {
        const record = at(plan, minutes)
        const reported = fixtureEvents(world, plan, plan.kickoff + minutes * MINUTE + 20_000)
        if (reported === null || record.scores.current === null) return
        const count = (side: Side, ...types: number[]) =>
          reported.events.filter((event) => event.side === side && types.includes(event.type)).length
        const score = (until: number) =>
          (['home', 'away'] as const).map(
            (side) =>
              reported.events.filter(
                (event) =>
                  event.side === side &&
                  event.minute <= until &&
                  [goal, own_goal, penalty_goal].some((type) => type === event.type),
              ).length,
          )
        expect(record.scores.current).toEqual(score(120))
        if (record.scores.halfTime !== null) expect(record.scores.halfTime).toEqual(score(45))
        if (record.scores.fullTime !== null) expect(record.scores.fullTime).toEqual(score(90))
        if (record.scores.extraTime !== null) expect(record.scores.extraTime).toEqual(score(120))
        for (const side of ['home', 'away'] as const) {
          expect(record.sides[side].corners).toBe(count(side, corner))
          expect(record.sides[side].yellowCards).toBe(count(side, yellow_card))
          expect(record.sides[side].redCards).toBe(count(side, red_card, yellow_red_card))
        }
        expect(goals(record.scores.halfTime)).toBeLessThanOrEqual(goals(record.scores.current))
      }),
      { numRuns: 400 },
    )
  })

  it('counts statistics that fit together at any moment', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usual), someMinutes, (plan, minutes) => {
        const { sides, scores } = at(plan, minutes)
        const [home, away] = [sides.home.statistics, sides.away.statistics]
        expect((home.possession ?? 0) + (away.possession ?? 0)).toBe(100)
        for (const [own, other] of [
          [home, away],
          [away, home],
        ] as const) {
          expect(Object.keys(own).length).toBe(21)
          expect(own.shots_on_target ?? 99).toBeLessThanOrEqual(own.shots_total ?? 0)
          expect(own.shots_inside_box ?? 99).toBeLessThanOrEqual(own.shots_total ?? 0)
          expect(own.dangerous_attacks ?? 999).toBeLessThanOrEqual(own.attacks ?? 0)
          expect(own.passes_accurate ?? 999).toBeLessThanOrEqual(own.passes_total ?? 0)
          expect(own.substitutions ?? 9).toBeLessThanOrEqual(5)
          expect(own.saves ?? 99).toBeLessThanOrEqual(other.shots_on_target ?? 0)
          expect(Object.values(own).every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
        }
        const shotsIn = (home.shots_on_target ?? 0) - (away.saves ?? 0)
        expect(shotsIn).toBeLessThanOrEqual(scores.current?.[0] ?? 0)
      }),
      { numRuns: 400 },
    )
  })

  it('puts only people on the pitch into events: nobody acts after leaving it, nobody gets two first yellow cards', () => {
    for (const plan of usual
      .filter((each) => each.lead !== null)
      .slice(0, 40)
      .concat(usual.slice(0, 300))) {
      const events = fixtureEvents(world, plan, plan.kickoff + 200 * MINUTE)?.events ?? []
      const gone = new Set<string>()
      const booked = new Set<string>()
      for (const { type, player, relatedPlayer } of events) {
        if (player !== null) expect([plan.key, gone.has(player)]).toEqual([plan.key, false])
        if (type === EVENT_TYPE.substitution) gone.add(relatedPlayer ?? '')
        if (type === EVENT_TYPE.red_card || type === EVENT_TYPE.yellow_red_card) gone.add(player ?? '')
        if (type === EVENT_TYPE.yellow_card) {
          expect([plan.key, booked.has(player ?? '')]).toEqual([plan.key, false])
          booked.add(player ?? '')
        }
        if (type === EVENT_TYPE.yellow_red_card) expect(booked.has(player ?? '')).toBe(true)
      }
    }
  })

  it('goes through its periods: 45 minutes and added time, a break of 15, the second half from minute 46', () => {
    const plan = usual.find((each) => each.lead === null)
    if (plan === undefined) throw new Error('no usual match in the season')
    expect(fixtureRecord(world, plan, plan.kickoff - 1)).toMatchObject({ state: STATE.not_started, minute: null })
    expect(at(plan, 0)).toMatchObject({ state: STATE.first_half, minute: 1, addedMinute: null })
    expect(at(plan, 45)).toMatchObject({ state: STATE.first_half, minute: 45, addedMinute: 1 })
    const states = Array.from({ length: 130 }, (_, minute) => at(plan, minute))
    expect(states.filter((record) => record.state === STATE.half_time).length).toBe(15)
    expect(states.find((record) => record.state === STATE.second_half)).toMatchObject({ minute: 46, addedMinute: null })
    expect(states.at(-1)).toMatchObject({ state: STATE.full_time, minute: null })
  })

  it('decides a knock-out match in extra time and from the spot', () => {
    const pens = knockouts.find((plan) => at(plan, 200).state === STATE.after_penalties)
    if (pens === undefined) throw new Error('no shoot-out in the season')
    const states = new Set(Array.from({ length: 200 }, (_, minute) => at(pens, minute).state))
    expect([...states]).toEqual([2, 3, 22, 4, 6, 21, 23, 25, 9, 8])
    for (const plan of knockouts) expect(isInPlay(at(plan, 200).state)).toBe(false)
  })

  it('stops a suspended match until it is abandoned, and lets an interrupted one go on', () => {
    const everywhere = ROUND_ROBINS.flatMap((league) => seasonPlans(world, league, 2026))
    const of = (special: string) => everywhere.find((plan) => specialOf(world, plan) === special)
    const suspended = of('suspended')
    const interrupted = of('interrupted')
    if (suspended === undefined || interrupted === undefined) throw new Error('the season lacks special cases')
    expect(at(suspended, 150).state).toBe(STATE.suspended)
    expect(at(suspended, 27 * 60).state).toBe(STATE.abandoned)
    expect(at(suspended, 27 * 60).scores.fullTime).toBeNull()
    const states = Array.from({ length: 170 }, (_, minute) => at(interrupted, minute).state)
    expect(states.filter((state) => state === STATE.interrupted).length).toBe(35)
    expect(states.at(-1)).toBe(STATE.full_time)
  })
})
