import { expect, test } from 'vitest'
import { referralOf } from './click.ts'

test('a partner’s link names itself in the address; every other visit names nobody', () => {
  expect(referralOf('?ref=ana')).toBe('ana')
  expect(referralOf('?fav=1&ref=%20ana%26co%20')).toBe('ana&co')
  expect(referralOf('?ref=123')).toBe('123')
  expect(referralOf('')).toBeNull()
  expect(referralOf('?ref=')).toBeNull()
  expect(referralOf('?ref=%20')).toBeNull()
  expect(referralOf(`?ref=${'x'.repeat(101)}`)).toBeNull()
})
