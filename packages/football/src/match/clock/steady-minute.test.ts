import { describe, expect, it } from 'vitest'
import { NO_SCORES, type Score } from '../../records/fixture.ts'
import { STATE } from '../states.ts'
import { withSteadyMinute } from './steady-minute.ts'

const at = (time: string): number => Date.parse(`2025-12-13T${time}Z`)
const played = (minute: number | null, fields: { state?: number; goals?: Score; kickoff?: string } = {}) => ({
  kickoff: fields.kickoff ?? '2025-12-13T15:00:00.000Z',
  state: fields.state ?? STATE.first_half,
  ...{ minute, addedMinute: null, minuteEstimated: true },
  scores: { ...NO_SCORES, current: fields.goals ?? ([1, 0] as const) },
})
const minuteAfter = (before: ReturnType<typeof played>, after: ReturnType<typeof played>, now = '15:30:10') =>
  withSteadyMinute(before, { storedAt: at('15:30:00'), after, now: at(now) }).minute

describe('the estimated minute of a match that several sources follow', () => {
  it('stands where another source, five minutes later than the one before, continues with the match', () => {
    expect(minuteAfter(played(31), played(26))).toBe(31)
  })

  it('goes on from there minute by minute, and not beyond the half', () => {
    expect(minuteAfter(played(31), played(28), '15:32:30')).toBe(33)
    expect(minuteAfter(played(44), played(42), '15:36:00')).toBe(45)
  })

  it('stands where the other source cannot say which minute it is', () => {
    expect(minuteAfter(played(48, { state: STATE.second_half }), played(null, { state: STATE.second_half }))).toBe(48)
  })

  it('follows the source that is ahead', () => {
    expect(minuteAfter(played(26), played(31))).toBe(31)
  })

  it('is corrected by a goal taken back, another period and another kick-off', () => {
    expect(minuteAfter(played(31), played(26, { goals: [0, 0] }))).toBe(26)
    expect(minuteAfter(played(46, { state: STATE.second_half }), played(44))).toBe(44)
    expect(minuteAfter(played(31), played(11, { kickoff: '2025-12-13T15:15:00.000Z' }))).toBe(11)
  })

  it('leaves a minute that a source reports as it is', () => {
    expect(minuteAfter(played(31), { ...played(30), minuteEstimated: false })).toBe(30)
  })
})
