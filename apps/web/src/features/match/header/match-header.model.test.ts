import { describe, expect, test } from 'vitest'
import { nextReading } from '../match-queries.ts'
import { countdown, countryLink, middleOf } from './match-header.model.ts'

const at = Date.parse('2026-11-20T15:16:00Z')
const upcoming = { status: 1, score: null, start_dt: '2026-11-20T17:30:00Z', kickoff_known: true }

describe('the country link', () => {
  const england = 72
  const own = { id: england, name: 'England' }

  test("is that of the match, whatever the address says, and '-' hides it", () => {
    expect(countryLink({}, own)).toEqual({ cid: england, name: 'England' })
    expect(countryLink({ cid: 2_000_000_000 }, own)).toEqual({ cid: england, name: 'England' })
    expect(countryLink({ cid: '-' }, own)).toBeNull()
  })
})

describe('between the teams', () => {
  test('before the kick-off its time and how far away it is', () => {
    expect(middleOf(upcoming, at)).toEqual({ kind: 'upcoming', timeKnown: true, minutes: 134 })
    expect(countdown(134)).toEqual({ days: 0, hours: 2, minutes: 14 })
    expect(countdown(3 * 1440 + 245)).toEqual({ days: 3, hours: 4, minutes: 0 })
    expect(countdown(0)).toBeNull()
  })

  test('an unknown kick-off time is never counted down to', () => {
    expect(middleOf({ ...upcoming, kickoff_known: false }, at)).toEqual({
      kind: 'upcoming',
      timeKnown: false,
      minutes: null,
    })
  })

  test('the live score in play, the result after it, no score for a postponed match', () => {
    const score = { home: 2, away: 1 }
    expect(middleOf({ ...upcoming, status: 22, score }, at).kind).toBe('live')
    expect(middleOf({ ...upcoming, status: 5, score }, at).kind).toBe('score')
    expect(middleOf({ ...upcoming, status: 10 }, at).kind).toBe('off')
    expect(middleOf({ ...upcoming, status: 18, score }, at).kind).toBe('score')
  })
})

describe('reading the basics again', () => {
  test('every minute in play, at the kick-off before it, never when it is over or far away', () => {
    expect(nextReading({ ...upcoming, status: 22 }, at)).toBe(60_000)
    expect(nextReading(upcoming, at)).toBe(134 * 60_000)
    expect(nextReading({ ...upcoming, status: 5 }, at)).toBe(false)
    expect(nextReading({ ...upcoming, start_dt: '2026-12-20T17:30:00Z' }, at)).toBe(false)
    expect(nextReading(null, at)).toBe(false)
  })
})
