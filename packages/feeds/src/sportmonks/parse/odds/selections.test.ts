import { expect, it } from 'vitest'
import { lineOf, outcomeOf, overUnderOf, yesNoOf } from './selections.ts'

const NAMES = { home: 'Cruz Azul', away: 'Flamengo' }

it.each([
  [['Home', '1', ' home ', 'CRUZ AZUL', 'Cruz\u00a0Azul'], 1],
  [['Draw', 'X', 'x', 'Tie', 'No Goal', 'No Goals'], 2],
  [['Away', '2', 'flamengo'], 3],
  [['', 'Over', '12', 'Cruz', null], null],
])('understands %j as outcome %s', (words, outcome) => {
  expect(words.map((word) => outcomeOf(word, NAMES))).toEqual(words.map(() => outcome))
  expect(outcomeOf('', { home: '', away: '' })).toBeNull()
})

it('reads over and under, with the line behind or without', () => {
  expect(['Over', 'over 3.5', 'o/2.5', 'Under', 'u/no', 'under 2'].map(overUnderOf)).toEqual([1, 1, 1, 2, 2, 2])
  expect(['Exactly', 'odd', 'Unlikely', '', null].map(overUnderOf)).toEqual([null, null, null, null, null])
})

it('reads yes and no', () => {
  expect(['Yes', 'no', 'Home/Yes', null].map(yesNoOf)).toEqual([1, 2, null, null])
})

it.each([
  ['2.5', 2.5],
  ['+1', 1],
  ['-1.0', -1],
  ['+0', 0],
  ['-0', 0],
  ['2.0, 2.5', 2.25],
  ['2,2.5', 2.25],
  ['-0.5, -1', -0.75],
  ['0.0, +0.5', 0.25],
  ['Over 3.5', 3.5],
  ['under 14.5', 14.5],
])('reads the line %s', (word, line) => {
  expect(Object.is(lineOf(word), line)).toBe(true)
})

it.each(['', null, 'Yes', 'Over', '2,5', '1.0, 3.0', '2.3', '1 : -1.0', 'Goal Before 42:00'])(
  'sees no line in %j',
  (word) => {
    expect(lineOf(word)).toBeNull()
  },
)
