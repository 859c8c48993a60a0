import { EVENT_TYPE, type LineupEntryRecord, type LineupsRecord, type Side } from '@touchline/football'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHAMPIONS_LEAGUE, DOMESTIC_CUP } from '../competitions/competitions.ts'
import { seasonPlans, specialOf } from '../competitions/days.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { DEMO_SEED } from '../demo-seed.ts'
import { fixtureComments } from '../records/comments-records.ts'
import { fixtureDetails } from '../records/details-records.ts'
import { fixtureEvents } from '../records/event-records.ts'
import { fixtureRecord } from '../records/fixture-records.ts'
import { fixtureLineups } from '../records/lineup-records.ts'
import { fixturePressure } from '../records/pressure-records.ts'
import { fixtureStatistics } from '../records/statistics-records.ts'
import { worldOf } from '../world.ts'
import type { Plan } from './plan.ts'

const MINUTE = 60_000
const world = worldOf(DEMO_SEED)
const plans = [...ROUND_ROBINS.slice(0, 3), CHAMPIONS_LEAGUE, DOMESTIC_CUP].flatMap((league) =>
  seasonPlans(world, league, 2026),
)
const usual = plans.filter((plan) => specialOf(world, plan) === null)
const aPlan = fc.constantFrom(...usual)
const SIDES = ['home', 'away'] as const
const after = (plan: Plan, minutes: number) => plan.kickoff + minutes * MINUTE
const OVER = 220

function lineups(plan: Plan, minutes: number): LineupsRecord {
  const reported = fixtureLineups(world, plan, after(plan, minutes))
  if (reported === null) throw new Error(`no line-ups of ${plan.key}`)
  return reported
}
const of = ({ entries }: LineupsRecord, side: Side, type?: 11 | 12): LineupEntryRecord[] =>
  entries.filter((entry) => entry.side === side && (type === undefined || entry.type === type))
const total = (entries: readonly LineupEntryRecord[], type: number) =>
  entries.reduce((sum, entry) => sum + (entry.details[type] ?? 0), 0)

describe('a line-up', () => {
  it('puts eleven players where its formation has places, the goalkeeper first', () => {
    fc.assert(
      fc.property(aPlan, (plan) => {
        const record = lineups(plan, -10)
        for (const side of SIDES) {
          const eleven = of(record, side, 11)
          const formation = side === 'home' ? record.homeFormation : record.awayFormation
          const rows = [1, ...(formation ?? '').split('-').map(Number)]
          expect(eleven.map((entry) => entry.formationPosition)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
          expect(eleven.map((entry) => entry.formationField).sort()).toEqual(
            rows.flatMap((count, row) => Array.from({ length: count }, (_, at) => `${row + 1}:${at + 1}`)).sort(),
          )
          expect(eleven[0]).toMatchObject({ formationField: '1:1', position: 24 })
          const squad = of(record, side)
          expect(squad.length).toBeGreaterThanOrEqual(15)
          expect(new Set(squad.map((entry) => entry.jerseyNumber)).size).toBe(squad.length)
          expect(new Set(squad.map((entry) => entry.player)).size).toBe(squad.length)
          expect(eleven.filter((entry) => entry.captain).length).toBe(1)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('comes in many shapes', () => {
    expect(new Set(usual.slice(0, 80).map((plan) => lineups(plan, -5).homeFormation)).size).toBeGreaterThan(5)
  })

  it('is reported about an hour before kick-off, confirmed and without statistics', () => {
    const [plan] = usual
    if (plan === undefined) throw new Error('no match')
    expect(fixtureLineups(world, plan, after(plan, -66))).toBeNull()
    const reported = lineups(plan, -59)
    expect(reported.confirmed).toBe(true)
    expect(reported.entries.every((entry) => Object.keys(entry.details).every((type) => type === '40'))).toBe(true)
  })

  it('is missing for some matches and has no shape for others', () => {
    const special = (kind: string) => plans.find((plan) => specialOf(world, plan) === kind)
    const without = special('no-lineup')
    const shapeless = special('no-formation')
    if (without === undefined || shapeless === undefined) throw new Error('the season lacks special cases')
    expect(fixtureLineups(world, without, after(without, 50))).toBeNull()
    const reported = lineups(shapeless, 50)
    expect([reported.homeFormation, reported.awayFormation]).toEqual([null, null])
    expect(reported.entries.every((entry) => entry.formationPosition === null && entry.formationField === null)).toBe(
      true,
    )
  })
})

describe('the activity of players', () => {
  it('is what the events say of them', () => {
    const counted: [number, number[]][] = [
      [52, [EVENT_TYPE.goal, EVENT_TYPE.penalty_goal]],
      [111, [EVENT_TYPE.penalty_goal]],
      [112, [EVENT_TYPE.missed_penalty]],
      [324, [EVENT_TYPE.own_goal]],
      [83, [EVENT_TYPE.red_card]],
      [84, [EVENT_TYPE.yellow_card]],
      [85, [EVENT_TYPE.yellow_red_card]],
    ]
    fc.assert(
      fc.property(aPlan, fc.integer({ min: 1, max: OVER }), (plan, minutes) => {
        const record = lineups(plan, minutes)
        const events = fixtureEvents(world, plan, after(plan, minutes))?.events ?? []
        for (const { player, details } of record.entries) {
          const own = events.filter((event) => event.player === player)
          for (const [type, kinds] of counted) {
            expect([type, details[type] ?? 0]).toEqual([type, own.filter((event) => kinds.includes(event.type)).length])
          }
          const assists = events.filter((event) => event.type === EVENT_TYPE.goal && event.relatedPlayer === player)
          expect(details[79] ?? 0).toBe(assists.length)
          expect(details[117] ?? 0).toBeGreaterThanOrEqual(assists.length)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('adds up to what the side did', () => {
    fc.assert(
      fc.property(aPlan, fc.integer({ min: 1, max: OVER }), (plan, minutes) => {
        const record = lineups(plan, minutes)
        const { sides } = fixtureRecord(world, plan, after(plan, minutes))
        for (const side of SIDES) {
          const own = of(record, side)
          const { statistics } = sides[side]
          expect(total(own, 42)).toBe(statistics.shots_total)
          expect(total(own, 86)).toBe(statistics.shots_on_target)
          expect(total(own, 57)).toBe(statistics.saves)
          expect(total(own, 80)).toBe(statistics.passes_total)
          expect(total(own, 56)).toBe(statistics.fouls)
          expect(total(own, 51)).toBe(statistics.offsides)
          expect(total(own, 78)).toBe(statistics.tackles)
          expect(own.filter((entry) => (entry.details[119] ?? 0) > 0).length).toBe(11 + (statistics.substitutions ?? 0))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('only grows, marks and ratios aside, and minutes end with those of the match', () => {
    fc.assert(
      fc.property(aPlan, fc.integer({ min: 1, max: 130 }), fc.integer({ min: 1, max: 130 }), (plan, one, other) => {
        const before = lineups(plan, Math.min(one, other))
        const later = lineups(plan, Math.max(one, other))
        before.entries.forEach((entry, index) => {
          const now = later.entries[index]
          expect(now?.player).toBe(entry.player)
          for (const [type, value] of Object.entries(entry.details)) {
            if (!['118', '1584'].includes(type)) expect(now?.details[Number(type)] ?? 0).toBeGreaterThanOrEqual(value)
          }
        })
        for (const { details } of lineups(plan, OVER).entries) {
          expect(details[119] ?? 0).toBeLessThanOrEqual(120)
          if (details[118] !== undefined) expect(details[118]).toBeGreaterThanOrEqual(3.5)
          expect(details[118] ?? 5).toBeLessThanOrEqual(10)
          expect(details[86] ?? 0).toBeLessThanOrEqual(details[42] ?? 0)
          expect(details[116] ?? 0).toBeLessThanOrEqual(details[80] ?? 0)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('is reported in full all season: shots, passes and duels of a match of months ago', () => {
    const [plan] = usual
    if (plan === undefined) throw new Error('no match')
    const later = fixtureLineups(world, plan, plan.kickoff + 70 * 24 * 60 * MINUTE)
    expect(later).toEqual(lineups(plan, OVER))
    for (const type of [42, 80, 105, 116, 118, 119]) expect(total(later?.entries ?? [], type)).toBeGreaterThan(0)
  })
})

describe('statistics of a match', () => {
  it('are those next to the sides, and halves make the whole', () => {
    fc.assert(
      fc.property(aPlan, fc.integer({ min: 1, max: OVER }), (plan, minutes) => {
        const reported = fixtureStatistics(world, plan, after(plan, minutes))?.statistics ?? []
        const { sides, scores } = fixtureRecord(world, plan, after(plan, minutes))
        for (const side of SIDES) {
          const [whole = {}, first = {}, second = {}] = [0, 1, 2].map(
            (period) => reported.find((each) => each.side === side && each.period === period)?.values,
          )
          expect(whole[42]).toBe(sides[side].statistics.shots_total)
          expect(whole[34]).toBe(sides[side].corners)
          expect(whole[52]).toBe(scores.current?.[side === 'home' ? 0 : 1])
          for (const type of [34, 41, 42, 44, 52, 56, 80, 84, 86]) {
            expect((first[type] ?? 0) + (second[type] ?? 0)).toBe(whole[type])
          }
          expect(Object.values(whole).every((value) => value >= 0)).toBe(true)
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('a match with its details', () => {
  const finals = usual.filter((plan) => plan.lead !== null)

  it('has its periods with their instants, one of them running', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usual, ...finals), fc.integer({ min: 0, max: OVER }), (plan, minutes) => {
        const now = after(plan, minutes)
        const { periods = [] } = fixtureDetails(world, plan, now) ?? {}
        expect(periods.filter((period) => period.ticking).length).toBeLessThanOrEqual(1)
        for (const { startedAt, endedAt, ticking } of periods) {
          expect(Date.parse(startedAt ?? '')).toBeLessThanOrEqual(now)
          expect(endedAt === null).toBe(ticking)
          if (endedAt !== null) expect(Date.parse(endedAt)).toBeGreaterThan(Date.parse(startedAt ?? ''))
        }
      }),
      { numRuns: 150 },
    )
  })

  it('has four officials, the referee of the match first, and shirts that differ', () => {
    for (const plan of usual.slice(0, 60)) {
      const details = fixtureDetails(world, plan, plan.kickoff)
      const { referee } = fixtureRecord(world, plan, plan.kickoff)
      expect(details?.referees.map(({ role }) => role)).toEqual([6, 7, 8, 9])
      expect(details?.referees[0]?.referee).toBe(referee)
      expect(new Set(details?.referees.map((each) => each.referee)).size).toBe(4)
      expect(details?.homeColour).not.toBe(details?.awayColour)
    }
  })

  it('says of nobody that he is missing who is in the line-up', () => {
    for (const plan of usual.slice(0, 150)) {
      const players = new Set(lineups(plan, -5).entries.map((entry) => entry.player))
      const missing = fixtureDetails(world, plan, plan.kickoff)?.missing ?? []
      expect(missing.filter(({ player }) => players.has(player))).toEqual([])
    }
  })

  it('has the elevens expected from a day before kick-off until the line-ups are there, each with at most one who will not begin', () => {
    let surprises = 0
    for (const plan of usual.slice(0, 60)) {
      const at = (minutes: number) => fixtureDetails(world, plan, plan.kickoff + minutes * MINUTE)
      const { expected = [], missing = [] } = at(-12 * 60) ?? {}
      const beginning = new Set(lineups(plan, -5).entries.flatMap(({ type, player }) => (type === 11 ? player : [])))
      for (const side of ['home', 'away'] as const) {
        const own = expected.filter((one) => one.side === side)
        expect(new Set(own.map(({ player }) => player)).size).toBe(11)
        const others = own.filter(({ player }) => !beginning.has(player))
        expect(others.length).toBeLessThanOrEqual(1)
        surprises += others.length
      }
      expect(expected.filter(({ player }) => missing.some((one) => one.player === player))).toEqual([])
      expect([at(-40 * 60)?.expected, at(-5)?.expected]).toEqual([[], []])
    }
    expect(surprises).toBeGreaterThan(60)
  })

  it('is commented upon: every goal is a line of its own', () => {
    for (const plan of usual.slice(0, 40)) {
      const comments = fixtureComments(world, plan, after(plan, OVER))?.comments ?? []
      const { scores } = fixtureRecord(world, plan, after(plan, OVER))
      expect(comments.filter((comment) => comment.goal).length).toBe(
        (scores.current?.[0] ?? 0) + (scores.current?.[1] ?? 0),
      )
      expect(comments.length).toBeGreaterThan(25)
    }
  })

  it('has a pressure for every minute that is over', () => {
    const [plan] = usual
    if (plan === undefined) throw new Error('no match')
    const minutes = (at: number) => fixturePressure(world, plan, after(plan, at))?.minutes ?? []
    expect(minutes(20).map(({ minute }) => minute)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(minutes(30).slice(0, 20)).toEqual(minutes(20))
    expect(minutes(OVER).length).toBeGreaterThanOrEqual(90)
    expect(minutes(OVER).every(({ value }) => value >= -100 && value <= 100)).toBe(true)
  })
})
