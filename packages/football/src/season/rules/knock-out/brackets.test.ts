import { expect, test } from 'vitest'
import { bracketTies } from '../../cup/bracket-ties.ts'
import { PLACE_KINDS } from '../../table/place-kinds.ts'
import { placeRulesOf } from '../../table/places.ts'
import { allRules } from '../index.ts'
import { bracketPairs } from './bracket-slots.ts'

const CASES = allRules().flatMap(({ keys, brackets = [] }) =>
  brackets.map(({ from, rounds }) => ({ name: `${keys[0]} since ${from}`, key: keys[0] ?? '', from, rounds })),
)

test.each(CASES)('the bracket of $name halves from round to round, and nobody is in it twice', ({ rounds }) => {
  const pairs = rounds.map(bracketPairs)
  expect(pairs.at(-1)).toHaveLength(1)
  for (const [at, round] of pairs.entries()) {
    const winners = round.flat().flatMap((slot) => ('winnerOf' in slot ? [slot.winnerOf] : []))
    expect(new Set(winners).size).toBe(winners.length)
    expect(winners).toHaveLength(at === 0 ? 0 : pairs[at - 1]!.length)
    if (winners.length > 0) expect(Math.max(...winners)).toBe(winners.length)
  }
})

/** Every way to choose a number of items from a list. */
const choices = <Item>(items: readonly Item[], count: number): Item[][] => {
  const [first, ...rest] = items
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...choices(rest, count - 1).map((chosen) => [first, ...chosen]), ...choices(rest, count)]
}

const GROUPED = CASES.filter(({ rounds }) => rounds[0]?.some((tie) => /[A-L]/.test(tie)))

test.each(GROUPED)('whichever thirds are through, the bracket of $name has a tie for everybody', (one) => {
  const [first = []] = one.rounds.map(bracketPairs)
  const letters = [...new Set(one.rounds[0]!.join('').match(/[A-L]/g))].sort()
  const places = placeRulesOf(one.key, { seasonName: String(one.from), teams: 4, of: 'group' })
  const through = places.filter((kind) => kind !== null && kind !== PLACE_KINDS['ranking of groups']).length
  const thirds = first.length * 2 - through * letters.length
  const firsts = letters.flatMap((letter) => Array.from({ length: through }, (_, at) => `${at + 1}${letter}`))
  for (const best of choices(letters, thirds)) {
    const names = [...firsts, ...best.map((letter) => `${through + 1}${letter}`)]
    const teamAt = new Map(names.map((name, at) => [name, at]))
    const ties = bracketTies(first, { bracketField: { teamAt, winners: [] }, drawn: [], uniform: Math.random })
    expect(new Set(ties?.flat())).toEqual(new Set(names.keys()))
  }
})

test('a team that is drawn already stays where the lots put it', () => {
  const { rounds } = CASES.find(({ key }) => key === 'europe/champions-league')!
  const [playOffs = [], last16 = []] = rounds.map(bracketPairs)
  const teamAt = new Map(Array.from({ length: 24 }, (_, at) => [String(at + 1), at + 1]))
  const ties = bracketTies(playOffs, {
    bracketField: { teamAt, winners: [] },
    drawn: [
      [10, 24],
      [18, 15],
    ],
    uniform: Math.random,
  })!
  expect(ties).toContainEqual([10, 24])
  expect(ties).toContainEqual([9, 23])
  expect(ties).toContainEqual([15, 18])
  const winners = ties.map(([better]) => better)
  const next = bracketTies(last16, { bracketField: { teamAt, winners }, drawn: [], uniform: Math.random })!
  expect(new Set(next.flat())).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, ...winners]))
  // First and second meet the winners of 15–18, who are in different ties.
  for (const [one, other] of next) if (one <= 2) expect([15, 16]).toContain(other)
  expect(bracketTies(last16, { bracketField: { teamAt, winners }, drawn: [[1, 9]], uniform: Math.random })).toBeNull()
})
