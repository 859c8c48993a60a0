import { describe, expect, it } from 'vitest'
import { differing } from './changes.testing.ts'
import { demoChanges } from './changes.ts'
import { DEMO_SEED } from './demo-seed.ts'

describe('the set of changes since an earlier instant, over the year', () => {
  it.each([
    ['over a day without leagues in summer', Date.UTC(2026, 6, 2, 11), Date.UTC(2026, 6, 3, 14)],
    ['over the turn of the year', Date.UTC(2026, 11, 30, 9), Date.UTC(2027, 0, 3, 21, 30)],
    ['in the middle of a cup week', Date.UTC(2026, 1, 17, 19), Date.UTC(2026, 1, 19, 3)],
  ])('brings what is known to what is reported again: %s', (_, from, now) => {
    expect(differing(from, now)).toEqual({})
  })

  it('brings a new season with all its fixtures on the day it is published', () => {
    const before = Date.UTC(2027, 5, 10)
    const after = Date.UTC(2027, 6, 10)
    const changes = demoChanges(DEMO_SEED, before, after)
    expect(changes.seasons?.find((season) => season.key === 'spain/la-liga/2027')?.current).toBe(true)
    expect(changes.seasons?.find((season) => season.key === 'spain/la-liga/2026')?.current).toBe(false)
    expect(changes.fixtures?.filter((fixture) => fixture.season === 'spain/la-liga/2027').length).toBe(380)
  })
})
