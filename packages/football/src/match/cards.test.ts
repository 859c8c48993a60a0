import { describe, expect, test } from 'vitest'
import { cardFigures, cardsAveraged } from '../season/figures/card-figures.ts'
import { cardCounts } from './cards.ts'
import { countsOnlyIn } from './player-figures.ts'

const [GOAL, SUBSTITUTION, YELLOW, RED, SECOND_YELLOW] = [14, 18, 19, 20, 21]
const shown = (type: number, home = true) => ({ type, home })
const unknown = { yellow: null, red: null }

test('a second yellow is a yellow card and a red one, and does not make the others known', () => {
  expect(
    cardCounts([
      { type_id: 84, value: { total: 4, home: 1, away: 3 } },
      { type_id: 85, value: { total: 1 } },
      { type_id: 83, value: { total: 2 } },
    ]),
  ).toEqual({ yellow: 5, second: 1, red: 3 })
  expect(cardCounts([{ type_id: 85, value: 1 }])).toEqual({ yellow: null, second: 1, red: null })
  expect(cardCounts([{ type_id: 83, value: { count: 2 } }])).toEqual({ yellow: null, second: null, red: 2 })
})

describe('the cards of a side in a match', () => {
  test('are those of the events where these hold more than goals, whatever the counts say', () => {
    const events = [shown(YELLOW), shown(YELLOW), shown(SECOND_YELLOW), shown(RED, false)]
    const of = (home: boolean) => cardFigures({ home, events, statistics: { 84: 9 }, counts: { yellow: 1, red: 1 } })
    expect([of(true), of(false)]).toEqual([
      { 83: 0, 84: 2, 85: 1 },
      { 83: 1, 84: 0, 85: 0 },
    ])
  })

  test('are without those of a coach or of other staff', () => {
    const events = [shown(YELLOW), { ...shown(YELLOW), staff: true }, { ...shown(RED), staff: true }]
    expect(cardFigures({ home: true, events, statistics: {}, counts: unknown })).toEqual({ 83: 0, 84: 1, 85: 0 })
  })

  test('are none where substitutions are listed and no card is', () => {
    const of = (events: ReturnType<typeof shown>[]) =>
      cardFigures({ home: true, events, statistics: {}, counts: unknown })
    expect(of([shown(SUBSTITUTION, false), shown(GOAL)])).toEqual({ 83: 0, 84: 0, 85: 0 })
    // There are sources that list substitutions and nothing else.
    expect(of([shown(SUBSTITUTION, false)])).toEqual({})
  })

  test('are those of the sheet where only goals have events; a colour it leaves out is what the counts leave', () => {
    const of = (statistics: Record<number, number>, red: number | null) =>
      cardFigures({ home: true, events: [], statistics, counts: { yellow: 2, red } })
    expect(of({ 84: 2, 83: 1, 85: 1 }, 2)).toEqual({ 83: 1, 84: 2, 85: 1 })
    expect(of({ 84: 2, 83: 0 }, 1)).toEqual({ 83: 0, 84: 2, 85: 1 })
    expect(of({ 84: 2, 85: 0 }, null)).toEqual({ 83: 0, 84: 2, 85: 0 })
  })

  test('are counts alone where nothing says which reds were second yellows, and unknown where nothing says anything', () => {
    const of = (yellow: number | null, red: number | null) =>
      cardFigures({ home: true, events: [], statistics: {}, counts: { yellow, red } })
    expect([of(3, 1), of(3, null), of(null, null)]).toEqual([{ 83: 1, 84: 3 }, { 84: 3 }, {}])
  })
})

test('an average says in how many of its matches the source gives counts alone', () => {
  const value = cardsAveraged([{ 83: 0, 84: 2, 85: 1 }, { 83: 1, 84: 3 }, {}], 84)
  expect(value).toEqual({ count: 5, average: 2.5, matches: 2, counts_only: 1 })
  expect([countsOnlyIn(value), countsOnlyIn({ count: 5, average: 2.5 }), countsOnlyIn(undefined)]).toEqual([1, 0, 0])
})
