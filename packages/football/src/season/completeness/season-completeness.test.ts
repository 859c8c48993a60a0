import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STATE } from '../../match/states.ts'
import { DAY_MS } from '../../time/durations.ts'
import type { HeldMatch } from './held-match.ts'
import { type CompletenessOf, seasonCompleteness } from './season-completeness.ts'

const HAS = { prices: true, statistics: true, events: true, lineups: true }
const SEASON: Omit<CompletenessOf, 'now'> = {
  stableKey: 'england/premier-league',
  seasonName: '2025/2026',
  endsOn: '2026-05-24',
}
const BEFORE = new Date('2025-07-01T00:00:00Z')
const AFTER = new Date('2026-08-15T00:00:00Z')

/** The clubs 1 to `clubs`, each pair at each ground, a round a week; all played. */
function doubleRoundRobin(clubs: number, more: Partial<HeldMatch> = {}): HeldMatch[] {
  const half = Array.from({ length: clubs - 1 }, (_, round) =>
    Array.from({ length: clubs / 2 }, (_, at): [number, number] => {
      const turned = (place: number) => (place === 0 ? clubs : ((place - 1 + round) % (clubs - 1)) + 1)
      return [turned(at), turned(clubs - 1 - at)]
    }),
  )
  const back = half.map((round) => round.map(([home, away]): [number, number] => [away, home]))
  return [...half, ...back].flatMap((round, week) =>
    round.map(([home, away]) => ({
      ...{ stage: null, group: null, round: String(week + 1), kickoffKnown: true, state: STATE.full_time, has: HAS },
      kickoff: new Date(Date.UTC(2025, 7, 9, 14) + week * 7 * DAY_MS).toISOString(),
      ...{ home, away, ...more },
    })),
  )
}

const of = (matches: readonly HeldMatch[], now = AFTER, season = SEASON) =>
  seasonCompleteness(matches, { ...season, now })

describe('a league in which each pair meets once at each ground', () => {
  const all = doubleRoundRobin(20)

  test('is whole with every result', () => {
    expect(of(all)).toMatchObject({ scheduled: 380, stored: 380, results: { held: 380, of: 380 }, missing: [] })
    expect(of(all).rounds.map(({ round }) => round)).toEqual(Array.from({ length: 38 }, (_, at) => String(at + 1)))
  })

  test('misses what is not stored, in the round in which these two clubs alone have no match', () => {
    const [gone] = all.filter(({ round }) => round === '6')
    const found = of(
      all.filter((match) => match !== gone),
      new Date('2025-10-01T00:00:00Z'),
    )
    const missing = [{ home: gone?.home, away: gone?.away, stage: null, round: '6', kickoff: null }]
    expect(found).toMatchObject({ scheduled: 380, stored: 379, missing })
    expect(found.rounds[5]).toMatchObject({ round: '6', stored: 9, results: { held: 9, of: 10 }, missing })
    expect(found.results).toEqual({ held: found.results.of - 1, of: found.results.of })
  })

  test('misses nothing before a match is due', () => {
    const ahead = all.map((match) => ({ ...match, state: STATE.not_started }))
    expect(of(ahead, BEFORE)).toMatchObject({ scheduled: 380, results: { held: 0, of: 0 }, missing: [], rounds: [] })
  })

  test('any matches that are gone are missing at the end, each once and named', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(379), { maxLength: 60 }), (gone) => {
        const { scheduled, results, missing } = of(all.filter((_, at) => !gone.includes(at)))
        expect([scheduled, results]).toEqual([380, { held: 380 - gone.length, of: 380 }])
        const name = ({ home, away }: { home: number; away: number }) => `${home} ${away}`
        expect(missing.map(name).sort()).toEqual(gone.map((at) => name(all[at] ?? { home: 0, away: 0 })).sort())
      }),
      { numRuns: 25 },
    )
  })

  test('is of unknown size as long as its clubs may not all be there', () => {
    const few = all.filter(({ home, away, round }) => home < 9 && away < 9 && Number(round) < 5)
    expect(of(few, new Date('2025-10-01T00:00:00Z'))).toMatchObject({ scheduled: null, missing: [] })
  })

  test('without rounds is known once half of its pairs are', () => {
    const bare = all.map((match) => ({ ...match, round: null }))
    expect(of(bare.slice(0, 100), BEFORE).scheduled).toBeNull()
    expect(of(bare.slice(0, 200), BEFORE).scheduled).toBe(380)
  })
})

describe('a due match', () => {
  const week = doubleRoundRobin(4)
  const now = new Date('2025-08-10T00:00:00Z')
  const first = (more: Partial<HeldMatch>) => of([{ ...week[0], ...more } as HeldMatch, ...week.slice(1)], now)

  test('is a match that must be over and has no result', () => {
    expect(first({ state: STATE.pending }).missing).toMatchObject([{ kickoff: '2025-08-09T14:00:00.000Z', round: '1' }])
    expect(first({ state: STATE.not_started }).results.of - first({ state: STATE.postponed }).results.of).toBe(1)
  })

  test('is no match that was put off, called off or is being played', () => {
    for (const state of [STATE.postponed, STATE.cancelled, STATE.abandoned, STATE.suspended, STATE.deleted])
      expect(first({ state }).missing).toEqual([])
    expect(first({ state: STATE.second_half, kickoff: '2025-08-09T22:30:00.000Z' }).missing).toEqual([])
    expect(
      first({ state: STATE.not_started, kickoff: '2025-08-09T00:00:00.000Z', kickoffKnown: false }).missing,
    ).toEqual([])
  })

  test('for prices, statistics, events and line-ups is one that was played to its end', () => {
    const given = first({
      state: STATE.walk_over,
      has: { prices: false, statistics: false, events: false, lineups: false },
    })
    expect(given.parts.lineups).toEqual({ held: 11, of: 11 })
    const bare = first({ has: { prices: false, statistics: true, events: null, lineups: false } })
    expect(bare.parts).toEqual({
      prices: { held: 11, of: 12 },
      statistics: { held: 12, of: 12 },
      events: { held: 11, of: 11 },
      lineups: { held: 11, of: 12 },
    })
  })
})

describe('other seasons', () => {
  const elsewhere = { ...SEASON, stableKey: null }

  test('with the rounds of a double round robin have as many matches as one', () => {
    expect(of(doubleRoundRobin(10), AFTER, elsewhere)).toMatchObject({ scheduled: 90, missing: [] })
    const tables = [...doubleRoundRobin(6, { stage: 1 }), ...doubleRoundRobin(8, { stage: 2 })]
    expect(of(tables.slice(1), AFTER, elsewhere)).toMatchObject({ scheduled: 86, results: { held: 85, of: 86 } })
  })

  test('are of unknown size where rounds are missing or nobody knows the form', () => {
    const all = doubleRoundRobin(10)
    expect(
      of(
        all.filter(({ round }) => round !== '3'),
        AFTER,
        elsewhere,
      ).scheduled,
    ).toBeNull()
    expect(of(all.slice(0, 20), AFTER, elsewhere)).toMatchObject({ scheduled: null, results: { held: 20, of: 20 } })
    expect(of([], AFTER, elsewhere)).toMatchObject({ scheduled: null, stored: 0, rounds: [] })
  })

  test('that split have the matches before and within the groups, those ended early nobody knows how many', () => {
    const scotland = { ...SEASON, stableKey: 'scotland/premiership' }
    const all = doubleRoundRobin(12)
    expect(of(all, AFTER, scotland)).toMatchObject({ scheduled: 228, results: { held: 132, of: 228 }, missing: [] })
    expect(of(all, AFTER, { ...scotland, seasonName: '2019/2020' }).scheduled).toBeNull()
    const inPools = { ...SEASON, stableKey: 'china/super-league', seasonName: '2021' }
    expect(of(doubleRoundRobin(16), AFTER, inPools).scheduled).toBe(176)
  })
})
