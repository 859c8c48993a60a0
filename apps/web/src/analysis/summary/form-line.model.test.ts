import { expect, test } from 'vitest'
import { formLine } from './form-line.model.ts'

test('the form line runs from the oldest match to the newest and looks back on five of them', () => {
  expect(formLine(['W', 'L', 'L', 'L', 'L', 'L'])).toEqual([0, 0, 0, 0, 0, 0.6])
  expect(formLine(['D', 'W'])).toEqual([3, 2])
  expect(formLine([])).toEqual([])
})
