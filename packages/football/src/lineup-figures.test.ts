import { describe, expect, test } from 'vitest'
import { lineupMarks, ratingGrade, shirtName, withZeros } from './lineup-figures.ts'

const details = (values: Record<number, number>) =>
  Object.entries(values).map(([type, value]) => ({ type_id: Number(type), data: { value } }))

describe('what a line-up shows beside a name', () => {
  test('nothing where nothing is told', () => {
    expect(lineupMarks([])).toEqual({
      goals: 0,
      penaltiesOnly: false,
      ownGoals: 0,
      yellow: false,
      secondYellow: false,
      red: false,
      rating: null,
    })
  })

  test.each([
    ['a goal from play', { 52: 1 }, { goals: 1, penaltiesOnly: false }],
    ['one goal of two from the spot', { 52: 2, 111: 1 }, { goals: 2, penaltiesOnly: false }],
    ['both goals from the spot', { 52: 2, 111: 2 }, { goals: 2, penaltiesOnly: true }],
    ['an own goal is no goal', { 324: 1 }, { goals: 0, ownGoals: 1, penaltiesOnly: false }],
    ['a second yellow card', { 84: 1, 85: 1 }, { yellow: true, secondYellow: true, red: false }],
    ['a straight red card', { 83: 1 }, { yellow: false, red: true }],
    ['a card that was not given', { 84: 0 }, { yellow: false }],
    ['a rating', { 118: 7.56 }, { rating: 7.56 }],
  ])('%s', (_, values, marks) => {
    expect(lineupMarks(details(values))).toMatchObject(marks)
  })

  test.each([
    [5.9, 1],
    [5.96, 2],
    [6.4, 2],
    [6.5, 3],
    [7, 4],
    [7.9, 4],
    [8, 5],
    [10, 5],
  ])('a rating of %d is grade %d', (rating, grade) => {
    expect(ratingGrade(rating)).toBe(grade)
  })

  test.each([
    ['M. Ødegaard', 'Ødegaard'],
    ['Virgil van Dijk', 'van Dijk'],
    ['Vinícius Júnior', 'Vinícius Júnior'],
    ['Rodri', 'Rodri'],
    [' ', ''],
  ])('%s wears %s', (name, shirt) => {
    expect(shirtName(name)).toBe(shirt)
  })
})

describe('zeros that a source leaves out', () => {
  const scorer = details({ 119: 90, 52: 1, 118: 7.9 })
  const keeper = details({ 119: 90, 57: 4 })
  const sub = details({ 119: 0 })

  test('what is counted of another did not happen to one who played', () => {
    expect(withZeros(keeper, [scorer, keeper])).toEqual([...keeper, { type_id: 52, data: { value: 0 } }])
  })

  test('what is told stays, ratings and saves are not made up', () => {
    expect(withZeros(scorer, [scorer, keeper])).toEqual(scorer)
  })

  test('who did not play has no figures', () => {
    expect(withZeros(sub, [scorer, sub])).toEqual(sub)
  })
})
