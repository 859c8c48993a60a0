import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

test('an answer is computed once, null and undefined too', () => {
  const asked: string[] = []
  const lengthOf = memoized((text: string) => {
    asked.push(text)
    return text === '' ? undefined : text.length
  })
  expect([lengthOf('ab'), lengthOf('ab'), lengthOf(''), lengthOf('')]).toEqual([2, 2, undefined, undefined])
  expect(asked).toEqual(['ab', ''])
})

test('the oldest half of the answers is dropped when there would be more than may be held', () => {
  const asked: number[] = []
  const double = memoized((number: number) => {
    asked.push(number)
    return number * 2
  }, 4)
  for (const number of [1, 2, 3, 4, 5, 3, 1]) expect(double(number)).toBe(number * 2)
  expect(asked).toEqual([1, 2, 3, 4, 5, 1])
})
