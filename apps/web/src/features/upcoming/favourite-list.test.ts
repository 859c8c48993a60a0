import { expect, test } from 'vitest'
import { toggled } from './favourite-list.ts'

test('a star adds a league once and takes it away again', () => {
  expect(toggled([4], 7)).toEqual([4, 7])
  expect(toggled([4, 7], 4)).toEqual([7])
})
