import type { Score } from '@touchline/football'
import { expect, test } from 'vitest'
import { pairFixtures, type ReportedMeeting, type StoredMeeting, turnedFixtures } from './pair-fixtures.ts'

const meets = { season: 1, home: 1, away: 2 }
const reported = (key: string, kickoff: string): ReportedMeeting => ({ ...meets, key, kickoff })
const stored = (id: number, kickoff: string, once = false): StoredMeeting => ({ ...meets, id, kickoff, once })
const pairs = (one: readonly ReportedMeeting[], other: readonly StoredMeeting[]) =>
  Object.fromEntries(pairFixtures(one, other))

test('a late kick-off is the same match on the next day of another clock', () => {
  expect(pairs([reported('a', '2024-03-10T00:30:00Z')], [stored(7, '2024-03-09T00:00:00Z')])).toEqual({ a: 7 })
  expect(pairs([reported('a', '2024-03-18T00:30:00Z')], [stored(7, '2024-03-09T23:00:00Z')])).toEqual({})
})

test('four meetings of a season each find their day', () => {
  const days = ['2023-10-01', '2023-12-26', '2024-02-10', '2024-04-06']
  const one = days.map((day) => reported(day, `${day}T00:00:00Z`))
  const other = days.map((day, at) => stored(at, `${day}T15:00:00Z`))
  expect(pairs(one, other)).toEqual(Object.fromEntries(days.map((day, at) => [day, at])))
})

test('a moved match of a pair that meets once is found, one of a pair that meets more often is not', () => {
  const moved = [reported('a', '2024-03-10T00:00:00Z')]
  expect(pairs(moved, [stored(7, '2023-12-01T00:00:00Z', true)])).toEqual({ a: 7 })
  expect(pairs(moved, [stored(7, '2023-12-01T00:00:00Z', false)])).toEqual({})
})

test('a moved match with a result in both places is found by it, and one of several of the pair is not', () => {
  const ended = (score: Score) => ({ score })
  const one = { ...reported('a', '2024-03-10T00:00:00Z'), ...ended([2, 0]) }
  const at = (id: number, day: string, score: Score) => ({ ...stored(id, `${day}T00:00:00Z`), ...ended(score) })
  expect(pairs([one], [at(7, '2024-03-30', [2, 0])])).toEqual({ a: 7 })
  expect(pairs([one], [at(7, '2024-03-30', [0, 2])])).toEqual({})
  expect(pairs([one], [at(7, '2024-06-30', [2, 0])])).toEqual({})
  expect(pairs([one], [at(7, '2024-03-30', [2, 0]), at(8, '2024-04-20', [1, 1])])).toEqual({})
})

test('the day decides before the pair, and what is left over stays alone', () => {
  const two = [reported('first', '2023-12-01T00:00:00Z'), reported('second', '2024-03-10T00:00:00Z')]
  expect(pairs(two, [stored(7, '2023-12-01T00:00:00Z', true)])).toEqual({ first: 7 })
})

test('sources that differ on the day by a few have one match', () => {
  expect(pairs([reported('a', '1998-08-23T00:00:00Z')], [stored(7, '1998-08-25T00:00:00Z')])).toEqual({ a: 7 })
  expect(pairs([reported('a', '1998-08-23T00:00:00Z')], [stored(7, '1998-09-05T00:00:00Z')])).toEqual({})
})

test('a match that a source has at the other ground on the same day is that match, and no other is', () => {
  const turned = (kickoff: string, paired: readonly (readonly [string, number])[] = []) =>
    Object.fromEntries(
      turnedFixtures(
        [{ ...reported('a', kickoff), home: 2, away: 1 }],
        [stored(7, '1994-08-31T00:00:00Z')],
        new Map(paired),
      ),
    )
  expect(turned('1994-08-31T00:00:00Z')).toEqual({ a: 7 })
  expect(turned('1995-03-19T00:00:00Z')).toEqual({})
  expect(turned('1994-08-31T00:00:00Z', [['b', 7]])).toEqual({})
})

test('no pair is made while another would do as well', () => {
  const day = '2024-03-10T00:00:00Z'
  expect(pairs([reported('a', day)], [stored(7, day), stored(8, '2024-03-11T00:00:00Z')])).toEqual({})
  expect(pairs([reported('a', day), reported('b', day)], [stored(7, day)])).toEqual({})
  expect(pairs([reported('a', day)], [{ ...stored(7, day), home: 2, away: 1 }])).toEqual({})
})
