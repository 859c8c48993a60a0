import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Score } from '../../records/fixture.ts'
import { STATE } from '../states.ts'
import { isLevel, type ReportedScores, reaches, settleScores } from './settle-scores.ts'

const NONE: ReportedScores = { halfTime: null, fullTime: null, extraTime: null, shootOut: null }

function settled(reported: Partial<ReportedScores>, mayBeSecondLeg = false) {
  const doubts: string[] = []
  const { scores, state } = settleScores({ ...NONE, ...reported }, (score) => doubts.push(score), mayBeSecondLeg)
  return { ...scores, state, doubts }
}

it('keeps scores that can all be true', () => {
  expect(settled({ halfTime: [0, 1], fullTime: [1, 1], extraTime: [2, 2], shootOut: [3, 5], winner: 'away' })).toEqual({
    ...{ halfTime: [0, 1], fullTime: [1, 1], extraTime: [2, 2], shootOut: [3, 5], current: [2, 2] },
    ...{ state: STATE.after_penalties, doubts: [] },
  })
})

it('knows no half-time above the final score', () => {
  expect(settled({ halfTime: [3, 1], fullTime: [2, 1] })).toMatchObject({ halfTime: null, doubts: ['halfTime'] })
  expect(settled({ halfTime: [2, 0], extraTime: [1, 1] })).toMatchObject({ halfTime: null, doubts: ['halfTime'] })
})

it('leaves out what follows a match that has a winner', () => {
  const repeated = settled({ fullTime: [3, 1], extraTime: [3, 1] })
  expect(repeated).toMatchObject({ extraTime: null, current: [3, 1], state: STATE.full_time, doubts: [] })
  const more = settled({ fullTime: [3, 1], extraTime: [4, 1], shootOut: [5, 4] })
  expect(more).toMatchObject({ extraTime: null, shootOut: null, current: [3, 1], state: STATE.full_time })
  expect(more.doubts).toEqual(['extraTime', 'shootOut'])
})

it('lets the second of two legs go on although it has a winner', () => {
  const leg = settled({ fullTime: [1, 0], extraTime: [1, 0], shootOut: [3, 2] }, true)
  expect(leg).toMatchObject({ extraTime: [1, 0], shootOut: [3, 2], state: STATE.after_penalties, doubts: [] })
})

it('knows that there was a shoot-out whose kicks have no winner, and not how it ended', () => {
  const level = settled({ fullTime: [1, 1], extraTime: [1, 1], shootOut: [3, 3], winner: 'away' })
  expect(level).toMatchObject({ shootOut: null, current: [1, 1], state: STATE.after_penalties })
  expect(level.doubts).toContain('shootOut')
})

it('takes a score apart that counts the kicks', () => {
  expect(settled({ fullTime: [3, 5], shootOut: [3, 5] })).toMatchObject({ fullTime: [0, 0], shootOut: [3, 5] })
  expect(settled({ fullTime: [3, 5], extraTime: [1, 1], shootOut: [2, 4] })).toMatchObject({
    ...{ fullTime: null, extraTime: [1, 1], shootOut: [2, 4], current: [1, 1], doubts: ['fullTime'] },
  })
  expect(settled({ fullTime: [1, 1], extraTime: [3, 5], shootOut: [2, 4] })).toMatchObject({
    ...{ fullTime: [1, 1], extraTime: [1, 1], shootOut: [2, 4], doubts: ['extraTime'] },
  })
})

it('keeps what is certain where the score after 90 minutes is missing', () => {
  expect(settled({ extraTime: [1, 1], shootOut: [2, 4] })).toMatchObject({
    ...{ fullTime: null, extraTime: [1, 1], shootOut: [2, 4], current: [1, 1], state: STATE.after_penalties },
  })
})

it('doubts a winner who contradicts the score, and keeps the score', () => {
  expect(settled({ fullTime: [2, 1], winner: 'away' })).toMatchObject({ current: [2, 1], doubts: ['winner'] })
  expect(settled({ fullTime: [1, 1], shootOut: [5, 4], winner: 'draw' }).doubts).toEqual(['winner'])
})

const goals = fc.integer({ min: 0, max: 6 })
const score: fc.Arbitrary<Score | null> = fc.option(fc.tuple(goals, goals))
const reportedScores = fc.record({ halfTime: score, fullTime: score, extraTime: score, shootOut: score })

it('never shows scores of one match that cannot all be true, whatever a source reports', () => {
  fc.assert(
    fc.property(reportedScores, fc.boolean(), (reported, mayBeSecondLeg) => {
      const { scores, state } = settleScores(reported, () => {}, mayBeSecondLeg)
      const { halfTime, fullTime, extraTime, shootOut, current } = scores
      const ended = fullTime ?? extraTime
      if (halfTime && ended) expect(reaches(ended, halfTime)).toBe(true)
      if (fullTime && extraTime) expect(reaches(extraTime, fullTime)).toBe(true)
      if (shootOut) expect(isLevel(shootOut)).toBe(false)
      if (!mayBeSecondLeg && fullTime && !isLevel(fullTime)) expect([extraTime, shootOut]).toEqual([null, null])
      if (!mayBeSecondLeg && shootOut && current) expect(isLevel(current)).toBe(true)
      expect(current).toEqual(extraTime ?? fullTime)
      if (current !== null) expect(state).not.toBeNull()
    }),
    { numRuns: 2000 },
  )
})
