import { expect, test } from 'vitest'
import { choiceSearch, chosenPair, readChoiceSearch } from './choice.search.ts'

const arsenal = { id: 3, name: 'Arsenal', country: 'England' }
const porto = { id: 9, name: 'Porto', country: null }

test('a choice is read back from its address', () => {
  for (const pair of [
    { home: arsenal, away: porto },
    { home: null, away: porto },
    { home: arsenal, away: null },
  ]) {
    expect(chosenPair(readChoiceSearch({ ...choiceSearch(pair) }))).toEqual({ ...pair, twice: null })
  }
})

test('choosing the same team for both sides keeps it once and reports it', () => {
  const search = { hid: 3, hn: 'Arsenal', hc: 'England', aid: 3, an: 'Arsenal', ac: 'England' }
  expect(chosenPair(readChoiceSearch(search))).toEqual({ home: arsenal, away: null, twice: arsenal })
})

test('a team without a name or with something that is no id is not chosen', () => {
  expect(chosenPair(readChoiceSearch({ hid: 3, aid: 'x', an: 'Porto' }))).toEqual({
    home: null,
    away: null,
    twice: null,
  })
})
