import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cornerIntervals,
  cornerParts,
  goalHalves,
  goalIntervals,
  goalParts,
  INTERVALS,
  TEN_MINUTES,
} from './intervals.ts'
import {
  AWAY,
  anyMatch,
  corner,
  goals,
  HOME,
  sampleMatch,
  sampleScores,
  sampleSides,
  swapSides,
} from './sample.testing.ts'

const scores = (home: number, away: number) => sampleScores([home, away])

test('goals are counted in parts of fifteen minutes, added time with the part before it', () => {
  const match = sampleMatch({
    scores: scores(6, 2),
    goals: [...goals('home', 1, 15, 16, 45, 76, 90), ...goals('away', 46, 75)],
  })
  expect(goalIntervals([match], HOME)).toEqual({
    matches: 1,
    intervals: [
      { label: '0-15', team: 2, opponent: 0 },
      { label: '16-30', team: 1, opponent: 0 },
      { label: '31-45+', team: 1, opponent: 0 },
      { label: '46-60', team: 0, opponent: 1 },
      { label: '61-75', team: 0, opponent: 1 },
      { label: '76-90+', team: 2, opponent: 0 },
    ],
  })
})

test('a match whose goals are not all timed is not counted', () => {
  const match = sampleMatch({ scores: scores(2, 0), goals: goals('home', 20) })
  expect(goalIntervals([match], HOME).matches).toBe(0)
  expect(goalIntervals([match], HOME).intervals.every((part) => part.team === 0)).toBe(true)
})

test('goals of extra time belong to no part', () => {
  const match = sampleMatch({ scores: scores(1, 0), goals: goals('home', 105) })
  expect(goalIntervals([match], HOME)).toMatchObject({ matches: 1, intervals: INTERVALS.map(() => ({ team: 0 })) })
})

test('corners are counted alike, races left out', () => {
  const corners = [corner('home', 5, '1st Corner'), corner('home', 5, 'Race to 3 Corners'), corner('away', 80)]
  const { matches, intervals } = cornerIntervals([sampleMatch({ corners }), sampleMatch()], HOME)
  expect(matches).toBe(1)
  expect([intervals[0], intervals[5]]).toEqual([
    { label: '0-15', team: 1, opponent: 0 },
    { label: '76-90+', team: 0, opponent: 1 },
  ])
})

test('parts of ten minutes hold every minute of the match once, and no part belongs to both halves', () => {
  const minutes = Array.from({ length: 90 }, (_, index) => index + 1)
  const match = sampleMatch({
    corners: minutes.map((minute) => corner('home', minute)),
  })
  const counts = cornerIntervals([match], HOME, TEN_MINUTES).intervals.map(({ team }) => team)
  expect(counts).toEqual([10, 10, 10, 10, 5, 10, 10, 10, 10, 5])
  expect(counts.slice(0, 5).reduce((sum, count) => sum + count, 0)).toBe(45)
})

test('seen from the other team, only the sides change', () => {
  fc.assert(
    fc.property(fc.array(anyMatch), (matches) => {
      const turned = goalIntervals(matches, AWAY).intervals.map(({ label, team, opponent }) => ({
        label,
        team: opponent,
        opponent: team,
      }))
      expect(goalIntervals(matches, HOME).intervals).toEqual(turned)
    }),
  )
})

test('goals by half rest on the matches whose half-time score is known, wherever they were played', () => {
  const atHome = sampleMatch({ scores: sampleScores([3, 1], [1, 0]) })
  const away = swapSides(sampleMatch({ scores: sampleScores([2, 2], [0, 2]) }))
  const unknown = sampleMatch({ scores: scores(5, 0) })
  expect(goalHalves([atHome, away, unknown], HOME)).toEqual({
    matches: 2,
    intervals: [
      { label: '1', team: 1, opponent: 2 },
      { label: '2', team: 4, opponent: 1 },
    ],
  })
})

describe('a goalless match among others', () => {
  const goalless = sampleMatch({ scores: sampleScores([0, 0], [0, 0]) })
  const halfKnown = sampleMatch({ scores: sampleScores([3, 1], [1, 0]) })
  const timedGoal = sampleMatch({ scores: scores(1, 0), goals: goals('home', 20) })

  test('leaves the goals by half on the chart when only half-time scores are known', () => {
    expect(goalParts([halfKnown, goalless], HOME)).toEqual({
      by: 'halves',
      matches: 2,
      intervals: [
        { label: '1', team: 1, opponent: 0 },
        { label: '2', team: 2, opponent: 1 },
      ],
    })
  })

  test('counts as known along with goals with minutes and contributes none', () => {
    const { by, matches, intervals } = goalParts([timedGoal, goalless, halfKnown], HOME)
    expect({ by, matches }).toEqual({ by: 'minutes', matches: 2 })
    expect(intervals.map(({ team, opponent }) => team + opponent)).toEqual([0, 1, 0, 0, 0, 0])
  })

  test('does not pass for a list without goals when nothing is known about the goals of the others', () => {
    const unknown = sampleMatch({ scores: scores(5, 0) })
    expect(goalParts([unknown, goalless], HOME)).toMatchObject({ by: 'minutes', matches: 0 })
    expect(goalParts([goalless, goalless], HOME)).toMatchObject({ by: 'minutes', matches: 2 })
  })

  test('never changes the bars', () => {
    fc.assert(
      fc.property(fc.array(anyMatch, { minLength: 1 }), fc.constantFrom(0, 1, 2), (matches, half) => {
        const [before, after] = [goalParts(matches, HOME, half), goalParts([goalless, ...matches], HOME, half)]
        expect(after.intervals).toEqual(before.intervals)
        expect(after.by).toBe(before.by)
      }),
    )
  })
})

describe('a match without corners among others', () => {
  const counted = (home: number, away: number) =>
    sampleMatch({ sides: sampleSides({ corners: home }, { corners: away }) })
  const timedCorner = sampleMatch({ corners: [corner('home', 5)] })

  test('does not pass for a list without corners when the minutes of the others are unknown', () => {
    expect(cornerParts([counted(7, 3), counted(0, 0)], { team: HOME }).matches).toBe(0)
    expect(cornerParts([counted(0, 0)], { team: HOME }).matches).toBe(1)
  })

  test('counts as known next to corners with minutes', () => {
    const { matches, intervals } = cornerParts([timedCorner, counted(0, 0), counted(7, 3)], { team: HOME })
    expect([matches, intervals[0]?.team]).toEqual([2, 1])
  })
})

test.each([
  [1, ['0-15', '16-30', '31-45+']],
  [2, ['46-60', '61-75', '76-90+']],
] as const)('of half %d only its own parts are counted', (half, labels) => {
  const match = sampleMatch({
    scores: sampleScores([2, 1], [2, 0]),
    goals: [...goals('home', 20, 45), ...goals('away', 46)],
    corners: [corner('home', 20), corner('home', 45), corner('away', 46)],
  })
  expect(goalParts([match], HOME, half).intervals.map(({ label }) => label)).toEqual(labels)
  expect(cornerParts([match], { team: HOME, half }).intervals.map(({ label }) => label)).toEqual(labels)
  const halves = goalParts([{ ...match, goals: [] }], HOME, half)
  expect(halves).toMatchObject({ by: 'halves', matches: 1, intervals: [{ label: String(half) }] })
})
