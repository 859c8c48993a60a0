import { HOUR_MS } from '@touchline/football'
import { describe, expect, it } from 'vitest'
import { differing } from './changes.testing.ts'
import { demoChanges } from './changes.ts'
import { DEMO_SEED } from './demo-seed.ts'

const DAY = 24 * HOUR_MS
const SATURDAY = Date.UTC(2026, 10, 21, 15, 40)

describe('the set of changes since an earlier instant', () => {
  it.each([
    ['five seconds later', SATURDAY + 5_000],
    ['an hour later', SATURDAY + HOUR_MS],
    ['after a pause of twelve days', SATURDAY + 12 * DAY],
  ])('brings what is known to what is reported again: %s', (_, now) => {
    expect(differing(SATURDAY, now)).toEqual({})
  })

  it('is empty when no time has passed', () => {
    expect(demoChanges(DEMO_SEED, SATURDAY, SATURDAY)).toEqual({ source: 'demo' })
  })
})
