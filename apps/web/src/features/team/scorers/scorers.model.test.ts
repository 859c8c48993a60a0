import type { TeamScorer } from '@touchline/contract'
import { expect, test } from 'vitest'
import { scorerList } from './scorers.model.ts'

const scorer = (name: string, figures: Record<number, number>): TeamScorer => ({
  player_id: name.length,
  player: { id: name.length, name, common_name: name, image_path: '' },
  position_id: null,
  details: Object.entries(figures).map(([type, total]) => ({ type_id: Number(type), value: { total } })),
})
const short = (list: ReturnType<typeof scorerList>) => list?.map((one) => [one.scorer.player.name, one.value]) ?? null

test('most first, then by name; who has none is left out', () => {
  const scorers = [
    scorer('Ada', { 52: 2 }),
    scorer('Bea', { 52: 5 }),
    scorer('Abel', { 52: 2 }),
    scorer('Cleo', { 52: 0 }),
  ]
  expect(short(scorerList(scorers, 'goals', 'en'))).toEqual([
    ['Bea', 5],
    ['Abel', 2],
    ['Ada', 2],
  ])
})

test('cards are yellow and red ones, a second yellow among both', () => {
  const list = scorerList([scorer('Ada', { 84: 3, 85: 1, 83: 0 }), scorer('Bea', { 84: 0, 83: 1 })], 'cards', 'en')
  expect(list?.map(({ value, cards }) => [value, cards])).toEqual([
    [5, { yellow: 4, red: 1 }],
    [1, { yellow: 0, red: 1 }],
  ])
})

test('names of equal figures are in the order of the language, accents folded', () => {
  const scorers = ['Zé', 'Élio', 'Eva'].map((name) => scorer(name, { 52: 1 }))
  expect(short(scorerList(scorers, 'goals', 'pt'))?.map(([name]) => name)).toEqual(['Élio', 'Eva', 'Zé'])
})

test('a figure known in some matches says in which', () => {
  const details = [{ type_id: 79, value: { total: 3, matches: 12, of: 31 } }]
  expect(scorerList([{ ...scorer('Ada', {}), details }], 'assists', 'en')?.[0]?.known).toEqual({ matches: 12, of: 31 })
})

test('a figure that nobody has reported is unknown; one that is nobody’s is none', () => {
  const scorers = [scorer('Ada', { 321: 7, 79: 0 })]
  expect(scorerList(scorers, 'goals', 'en')).toBeNull()
  expect(scorerList(scorers, 'cards', 'en')).toBeNull()
  expect(scorerList(scorers, 'assists', 'en')).toEqual([])
  expect(short(scorerList(scorers, 'appearances', 'en'))).toEqual([['Ada', 7]])
})
