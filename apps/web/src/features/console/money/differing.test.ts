import { expect, test } from 'vitest'
import { differing } from './differing.ts'

test('only what differs is shown, and all of it where one side has nothing', () => {
  const ours = { status: 'active', months: 3, held_at: null }
  expect(differing(ours, { ...ours, status: 'cancelled' })).toEqual({
    before: { status: 'active' },
    after: { status: 'cancelled' },
  })
  expect(differing(ours, null)).toEqual({ before: { status: 'active', months: 3 }, after: null })
  expect(differing(null, ours)).toEqual({ before: null, after: { status: 'active', months: 3 } })
})
