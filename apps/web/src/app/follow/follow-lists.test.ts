import { expect, test } from 'vitest'
import { chosenSignedOut, toggled } from './follow-lists.ts'

test('a star adds a league once and takes it away again', () => {
  expect(toggled([4], 7)).toEqual([4, 7])
  expect(toggled([4, 7], 4)).toEqual([7])
})

test('leagues starred while signed out are those that neither the account has nor the server ever reported', () => {
  expect(chosenSignedOut([4, 7, 9], [], [7])).toEqual([4, 9])
})

test('a league taken out of the account elsewhere, or left by another account, does not come back', () => {
  expect(chosenSignedOut([4, 7], [4, 7], [4])).toEqual([])
})
