import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOut, isSecured } from './certainty.ts'
import { mustHappen } from './must-happen.ts'
import { award, isOf, type OpenMatch, type OpenTable, type Outcome, winOf } from './open-table.ts'

const OUTCOMES: readonly Outcome[] = [1, 0, -1]
const kickoffOn = (day: number) => new Date(Date.UTC(2027, 4, 1 + day)).toISOString()

/** Final points of every way a league can end. */
function allEnds({ points, matches, pointsForWin }: OpenTable): { points: number[]; outcomes: Outcome[] }[] {
  return matches.reduce(
    (ends, match) =>
      ends.flatMap((end) =>
        OUTCOMES.map((outcome) => {
          const next = [...end.points]
          award(next, { openMatch: match, outcome, pointsForWin })
          return { points: next, outcomes: [...end.outcomes, outcome] }
        }),
      ),
    [{ points: [...points], outcomes: [] as Outcome[] }],
  )
}
const others = (points: readonly number[], team: number) => points.filter((_, other) => other !== team)
/** Level teams count against it, then for it. */
const isIn = (points: readonly number[], team: number, places: number) =>
  others(points, team).filter((other) => other >= points[team]!).length < places
const mayBeIn = (points: readonly number[], team: number, places: number) =>
  others(points, team).filter((other) => other > points[team]!).length < places

const leagues = (mostMatches: number) =>
  fc
    .record({
      points: fc.array(fc.nat(9), { minLength: 3, maxLength: 5 }),
      pairs: fc.array(fc.tuple(fc.nat(4), fc.nat(3)), { maxLength: mostMatches }),
      pointsForWin: fc.constantFrom(2 as const, 3 as const),
    })
    .map(({ points, pairs, pointsForWin }): OpenTable => {
      const matches = pairs.map(([one, step], day): OpenMatch => {
        const home = one % points.length
        return { home, away: (home + 1 + (step % (points.length - 1))) % points.length, kickoff: kickoffOn(day) }
      })
      return { points, matches, pointsForWin }
    })

test('no results take away a secured place or bring back a lost one, and nothing certain is missed with few matches left', () => {
  fc.assert(
    fc.property(leagues(6), fc.nat(4), fc.integer({ min: 1, max: 4 }), (table, one, places) => {
      const team = one % table.points.length
      const ends = allEnds(table)
      expect(isSecured(table, team, places)).toBe(ends.every(({ points }) => isIn(points, team, places)))
      expect(isOut(table, team, places)).toBe(!ends.some(({ points }) => mayBeIn(points, team, places)))
    }),
    { numRuns: 1_500 },
  )
})

test('points that are said to be enough are enough, however they are taken and whatever others do', () => {
  fc.assert(
    fc.property(leagues(6), fc.nat(4), fc.integer({ min: 1, max: 3 }), (table, one, places) => {
      const team = one % table.points.length
      const { state, enough } = mustHappen(table, team, places)
      if (state !== 'open') return
      const gained = (points: readonly number[]) => points[team]! - table.points[team]!
      const ends = allEnds(table)
      const most = Math.max(...ends.map(({ points }) => gained(points)))
      const bad = ends.filter(({ points }) => !isIn(points, team, places)).map(({ points }) => gained(points))
      if (enough === null) expect(Math.max(...bad)).toBe(most)
      else {
        expect(bad.every((points) => points < enough.points)).toBe(true)
        if (enough.matches <= 3) expect(Math.max(...bad)).toBe(enough.points - 1)
        expect(enough.all).toBe(enough.points === most)
      }
    }),
    { numRuns: 800 },
  )
})

test('the earliest day is one on which it can be certain, after the drops that are named, and no day before is', () => {
  fc.assert(
    fc.property(leagues(6), fc.nat(4), (table, one) => {
      const team = one % table.points.length
      const { state, earliest } = mustHappen(table, team, 1)
      if (state !== 'open' || earliest === null) return
      const until = new Set(earliest.matches)
      const ends = allEnds({ ...table, matches: table.matches.filter((_, at) => until.has(at)) })
      const later = { ...table, matches: table.matches.filter((_, at) => !until.has(at)) }
      const played = table.matches.filter((_, at) => until.has(at))
      const wonAll = (outcomes: readonly Outcome[]) =>
        played.every((match, at) => !isOf(team, match) || outcomes[at] === winOf(team, match))
      const dropped = (points: readonly number[], other: number) =>
        played.filter((match) => isOf(other, match) && !isOf(team, match)).length * table.pointsForWin -
        (points[other]! - table.points[other]!)
      const certain = ends.filter(({ points }) => isSecured({ ...later, points }, team, 1))
      expect(certain.some(({ outcomes }) => wonAll(outcomes))).toBe(true)
      for (const { points, outcomes } of ends)
        if (wonAll(outcomes) && earliest.drops?.every((drop) => dropped(points, drop.team) >= drop.points))
          expect(isSecured({ ...later, points }, team, 1)).toBe(true)
      const own = table.matches.flatMap((match, at) => (isOf(team, match) ? [at] : []))
      const last = own[earliest.wins - 1]
      if (last === undefined || earliest.wins === 1) return
      const before = { ...table, matches: table.matches.slice(0, last) }
      const rest = table.matches.slice(last)
      expect(allEnds(before).some(({ points }) => isSecured({ ...table, points, matches: rest }, team, 1))).toBe(false)
    }),
    { numRuns: 500 },
  )
})

test('a leader four points ahead with two rounds left needs one more win, and may have it on the next day', () => {
  const match = (home: number, away: number, day: number) => ({ home, away, kickoff: kickoffOn(day) })
  const table: OpenTable = {
    points: [70, 66, 50, 40],
    matches: [match(0, 2, 0), match(1, 3, 0), match(3, 0, 7), match(2, 1, 7)],
    pointsForWin: 3,
  }
  expect(mustHappen(table, 0, 1)).toEqual({
    state: 'open',
    enough: { points: 3, matches: 2, all: false },
    earliest: { kickoff: kickoffOn(0), wins: 1, matches: [0, 1], drops: [] },
    more: null,
  })
  expect(mustHappen(table, 1, 1)).toMatchObject({ state: 'open', enough: null, more: { than: 0, points: 4 } })
  expect(mustHappen(table, 2, 1).state).toBe('out')
  expect(mustHappen(table, 3, 3).state).toBe('out')
  expect(mustHappen(table, 1, 2).state).toBe('secured')
})

test('with more matches left than are gone through, what is said to be certain still is', () => {
  fc.assert(
    fc.property(leagues(9), fc.nat(4), fc.integer({ min: 1, max: 3 }), (drawn, one, places) => {
      const table = { ...drawn, points: drawn.points.map((points) => points * 2) }
      const team = one % table.points.length
      const ends = allEnds(table)
      if (isSecured(table, team, places)) expect(ends.every(({ points }) => isIn(points, team, places))).toBe(true)
      if (isOut(table, team, places)) expect(ends.some(({ points }) => mayBeIn(points, team, places))).toBe(false)
    }),
    { numRuns: 60 },
  )
})
