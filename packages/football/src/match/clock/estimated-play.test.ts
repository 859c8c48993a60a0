import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATE } from '../states.ts'
import { estimatedPlay } from './estimated-play.ts'

const at = (time: string): number => Date.parse(`2025-12-13T${time}:00Z`)
const FIVE_MINUTES = 5 * 60_000
const seen = { kickoff: at('15:00'), halfTimeAt: null, resumedAt: null, delayMs: FIVE_MINUTES }

describe('a match of a source without minutes, five minutes late', () => {
  it('is in its first minute when the kick-off is reported, and counts from there', () => {
    expect(estimatedPlay(seen, at('15:05'))).toEqual({ state: STATE.first_half, minute: 1 })
    expect(estimatedPlay(seen, at('15:29'))).toEqual({ state: STATE.first_half, minute: 25 })
  })

  it('stays in minute 45 until the break is seen', () => {
    expect(estimatedPlay(seen, at('15:54'))).toEqual({ state: STATE.first_half, minute: 45 })
  })

  it('counts from 46 again from when play after the break was seen', () => {
    const resumed = { ...seen, halfTimeAt: at('15:54'), resumedAt: at('16:10') }
    expect(estimatedPlay(resumed, at('16:10'))).toEqual({ state: STATE.second_half, minute: 46 })
    expect(estimatedPlay(resumed, at('16:43'))).toEqual({ state: STATE.second_half, minute: 79 })
    expect(estimatedPlay(resumed, at('17:00'))).toEqual({ state: STATE.second_half, minute: 90 })
  })

  it('is taken for resumed a quarter of an hour after a break whose end nobody reports', () => {
    const paused = { ...seen, halfTimeAt: at('15:54') }
    expect(estimatedPlay(paused, at('16:08'))).toEqual({ state: STATE.half_time, minute: null })
    expect(estimatedPlay(paused, at('16:09'))).toEqual({ state: STATE.second_half, minute: 46 })
  })

  it('is in the second half an hour after its kick-off when nobody saw the break', () => {
    expect(estimatedPlay(seen, at('16:07'))).toEqual({ state: STATE.second_half, minute: 46 })
  })

  it('never goes back in time, and never beyond its half', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 200 }), fc.integer({ min: 0, max: 30 }), (minute, later) => {
        const now = seen.kickoff + minute * 60_000
        const [before, after] = [estimatedPlay(seen, now), estimatedPlay(seen, now + later * 60_000)]
        expect(after.minute ?? 0).toBeGreaterThanOrEqual(before.minute ?? 0)
        expect(after.minute).toBeLessThanOrEqual(after.state === STATE.first_half ? 45 : 90)
      }),
    )
  })
})
