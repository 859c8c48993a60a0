import { describe, expect, test } from 'vitest'
import { lineupMarks, ratingGrade, shirtName, withZeros } from './lineup-figures.ts'

const details = (values: Record<number, number>) =>
  Object.entries(values).map(([type, value]) => ({ type_id: Number(type), data: { value } }))

describe('the figures next to a name in a line-up', () => {
  test('nothing where nothing is reported', () => {
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
  const scorer = details({ 119: 90, 52: 1, 118: 7.9, 42: 3 })
  const keeper = details({ 119: 90, 80: 21 })
  const other = details({ 119: 90, 57: 4 })
  const sub = details({ 119: 0 })
  const zerosOf = (...of: Parameters<typeof withZeros>) =>
    withZeros(...of)
      .filter(({ data }) => data.value === 0)
      .map(({ type_id }) => type_id)
      .toSorted((a, b) => a - b)

  test('figures counted for another player are 0 for one who played, and so are goals and cards', () => {
    expect(zerosOf(scorer, [scorer, keeper])).toEqual([79, 80, 83, 84, 85, 324])
    expect(zerosOf(keeper, [scorer, keeper])).toEqual([42, 52, 79, 83, 84, 85, 324])
  })

  test('red cards are none in a match in which nobody was sent off', () => {
    const booked = details({ 119: 90, 84: 1 })
    expect(withZeros(booked, [booked, keeper]).find(({ type_id }) => type_id === 83)?.data.value).toBe(0)
  })

  test('listed figures stay; only keepers have saves, and ratings are not made up', () => {
    expect(withZeros(scorer, [scorer])).toEqual(expect.arrayContaining(scorer))
    expect(zerosOf(keeper, [scorer, keeper, other], 24)).toContain(57)
    expect(zerosOf(keeper, [scorer, keeper, other], 27)).not.toContain(57)
    expect(zerosOf(keeper, [scorer, keeper, other], 24)).not.toContain(118)
  })

  test('a player who did not play has no figures', () => {
    expect(withZeros(sub, [scorer, sub])).toEqual(sub)
  })
})
