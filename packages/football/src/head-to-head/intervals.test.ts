import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornerIntervals, goalHalves, goalIntervals, INTERVALS, TEN_MINUTES } from './intervals.ts'
import { AWAY, anyRecord, HOME, sampleRecord } from './sample.testing.ts'

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
