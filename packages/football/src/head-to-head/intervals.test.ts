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
import { AWAY, anyRecord, HOME, sampleFigures, sampleRecord } from './sample.testing.ts'

const timed = (team_id: number, ...minutes: number[]) => minutes.map((minute) => ({ team_id, minute }))
const scores = (home: number, away: number) => ({ localteam_score: home, visitorteam_score: away, ht_score: null })

test('goals are counted in parts of fifteen minutes, added time with the part before it', () => {
  const record = sampleRecord({
    scores: scores(6, 2),
    goals: { data: [...timed(HOME, 1, 15, 16, 45, 76, 90), ...timed(AWAY, 46, 75)] },
  })
  expect(goalIntervals([record], HOME)).toEqual({
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
  const record = sampleRecord({ scores: scores(2, 0), goals: { data: timed(HOME, 20) } })
  expect(goalIntervals([record], HOME).matches).toBe(0)
  expect(goalIntervals([record], HOME).intervals.every((part) => part.team === 0)).toBe(true)
})

test('goals of extra time belong to no part', () => {
  const record = sampleRecord({ scores: scores(1, 0), goals: { data: timed(HOME, 105) } })
  expect(goalIntervals([record], HOME)).toMatchObject({ matches: 1, intervals: INTERVALS.map(() => ({ team: 0 })) })
})

test('corners are counted alike, races left out', () => {
  const data = [
    { team_id: HOME, minute: 5, comment: '1st Corner' },
    { team_id: HOME, minute: 5, comment: 'Race to 3 Corners' },
    { team_id: AWAY, minute: 80, comment: null },
  ]
  const { matches, intervals } = cornerIntervals([sampleRecord({ corners: { data } }), sampleRecord()], HOME)
  expect(matches).toBe(1)
  expect([intervals[0], intervals[5]]).toEqual([
    { label: '0-15', team: 1, opponent: 0 },
    { label: '76-90+', team: 0, opponent: 1 },
  ])
})

test('parts of ten minutes hold every minute of the match once, and no part belongs to both halves', () => {
  const minutes = Array.from({ length: 90 }, (_, index) => index + 1)
  const record = sampleRecord({
    corners: { data: minutes.map((minute) => ({ team_id: HOME, minute, comment: null })) },
  })
  const counts = cornerIntervals([record], HOME, TEN_MINUTES).intervals.map(({ team }) => team)
  expect(counts).toEqual([10, 10, 10, 10, 5, 10, 10, 10, 10, 5])
  expect(counts.slice(0, 5).reduce((sum, count) => sum + count, 0)).toBe(45)
})

test('seen from the other team, only the sides change', () => {
  fc.assert(
    fc.property(fc.array(anyRecord), (records) => {
      const turned = goalIntervals(records, AWAY).intervals.map(({ label, team, opponent }) => ({
        label,
        team: opponent,
        opponent: team,
      }))
      expect(goalIntervals(records, HOME).intervals).toEqual(turned)
    }),
  )
})

test('goals by half rest on the matches whose half-time score is known, wherever they were played', () => {
  const atHome = sampleRecord({ scores: { localteam_score: 3, visitorteam_score: 1, ht_score: '1-0' } })
  const away = sampleRecord({
    local_id: AWAY,
    visitor_id: HOME,
    scores: { localteam_score: 2, visitorteam_score: 2, ht_score: '2-0' },
  })
  const unknown = sampleRecord({ scores: scores(5, 0) })
  expect(goalHalves([atHome, away, unknown], HOME)).toEqual({
    matches: 2,
    intervals: [
      { label: '1', team: 1, opponent: 2 },
      { label: '2', team: 4, opponent: 1 },
    ],
  })
})

describe('a goalless match among others', () => {
  const goalless = sampleRecord({ scores: { localteam_score: 0, visitorteam_score: 0, ht_score: '0-0' } })
  const halfKnown = sampleRecord({ scores: { localteam_score: 3, visitorteam_score: 1, ht_score: '1-0' } })
  const timedGoal = sampleRecord({ scores: scores(1, 0), goals: { data: timed(HOME, 20) } })

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

  test('counts as known beside goals with minutes and contributes none', () => {
    const { by, matches, intervals } = goalParts([timedGoal, goalless, halfKnown], HOME)
    expect({ by, matches }).toEqual({ by: 'minutes', matches: 2 })
    expect(intervals.map(({ team, opponent }) => team + opponent)).toEqual([0, 1, 0, 0, 0, 0])
  })

  test('does not pass for a list without goals when nothing is known about the goals of the others', () => {
    const unknown = sampleRecord({ scores: scores(5, 0) })
    expect(goalParts([unknown, goalless], HOME)).toMatchObject({ by: 'minutes', matches: 0 })
    expect(goalParts([goalless, goalless], HOME)).toMatchObject({ by: 'minutes', matches: 2 })
  })

  test('never changes the bars', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 1 }), fc.constantFrom(0, 1, 2), (records, half) => {
        const [before, after] = [goalParts(records, HOME, half), goalParts([goalless, ...records], HOME, half)]
        expect(after.intervals).toEqual(before.intervals)
        expect(after.by).toBe(before.by)
      }),
    )
  })
})

describe('a match without corners among others', () => {
  const figures = (team: number, corners: number) => ({ ...sampleFigures(team, null), corners })
  const counted = (home: number, away: number) =>
    sampleRecord({ stats: { data: [figures(HOME, home), figures(AWAY, away)] } })
  const timedCorner = sampleRecord({ corners: { data: [{ team_id: HOME, minute: 5, comment: null }] } })

  test('does not pass for a list without corners when the minutes of the others are unknown', () => {
    expect(cornerParts([counted(7, 3), counted(0, 0)], HOME).matches).toBe(0)
    expect(cornerParts([counted(0, 0)], HOME).matches).toBe(1)
  })

  test('counts as known beside corners with minutes', () => {
    const { matches, intervals } = cornerParts([timedCorner, counted(0, 0), counted(7, 3)], HOME)
    expect([matches, intervals[0]?.team]).toEqual([2, 1])
  })
})

test.each([
  [1, ['0-15', '16-30', '31-45+']],
  [2, ['46-60', '61-75', '76-90+']],
] as const)('of half %d only its own parts are counted', (half, labels) => {
  const data = [...timed(HOME, 20, 45), ...timed(AWAY, 46)]
  const record = sampleRecord({
    scores: { localteam_score: 2, visitorteam_score: 1, ht_score: '2-0' },
    goals: { data },
    corners: { data: data.map((event) => ({ ...event, comment: null })) },
  })
  expect(goalParts([record], HOME, half).intervals.map(({ label }) => label)).toEqual(labels)
  expect(cornerParts([record], HOME, half).intervals.map(({ label }) => label)).toEqual(labels)
  const halves = goalParts([{ ...record, goals: { data: [] } }], HOME, half)
  expect(halves).toMatchObject({ by: 'halves', matches: 1, intervals: [{ label: String(half) }] })
})
