import { STATES } from '@touchline/football'
import { expect, test } from 'vitest'
import { LIST_VIEWS, type ListView } from '../list/list-search.ts'
import { listed } from '../upcoming.testing.ts'
import { countParts, dayPart, isShown, matchesOf } from './day-part.ts'

const now = Date.parse('2026-11-20T16:00:00Z')
const [earlier, later] = ['2026-11-20T12:00:00.000Z', '2026-11-20T19:00:00.000Z']
const everything = () => true

const live = listed({ match_id: 1, status: 22, state_id: 22, start_dt: earlier })
const over = listed({ match_id: 2, status: 5, start_dt: earlier })
const ahead = listed({ match_id: 3, status: 1, start_dt: later })
const day = [live, over, ahead]
const ids = (matches: Parameters<typeof matchesOf>[0], view?: ListView, kept: ReadonlySet<number> = new Set()) =>
  matchesOf(matches, { view, kept, now, reported: everything }).map(({ match_id }) => match_id)

test('without a choice today is what is in play and to come; what is over is one choice away', () => {
  expect(ids(day)).toEqual([1, 3])
  expect(ids(day, 'finished')).toEqual([2])
  expect(ids(day, 'all')).toEqual([1, 2, 3])
  expect(ids(day, 'live')).toEqual([1])
  expect(ids(day, 'next')).toEqual([3])
})

test('a match that ends while it is shown stays in every part of the list it was in', () => {
  const ended = [listed({ ...live, status: 5, state_id: undefined }), over, ahead]
  expect(ids(ended, undefined, new Set([1, 3]))).toEqual([1, 3])
  expect(ids(ended, 'live', new Set([1]))).toEqual([1])
  expect(ids(ended)).toEqual([3])
})

test('every match of the day is in exactly one part, and the counts add up', () => {
  const all = STATES.flatMap(({ id: status }) =>
    [earlier, later].map((start_dt) => listed({ status, start_dt, ...(status === 2 && { state_id: 2 }) })),
  )
  const { all: total, live, finished, next } = countParts(all, now, everything)
  expect(total).toBe(all.length)
  expect(live + finished + next).toBe(total)
})

test.each([
  [10, earlier, 'finished'],
  [10, later, 'next'],
  [12, earlier, 'finished'],
  [15, earlier, 'finished'],
  [16, earlier, 'next'],
  [18, earlier, 'next'],
  [11, earlier, 'next'],
  [1, earlier, 'next'],
  [8, earlier, 'finished'],
])('state %i of a match at %s belongs to "%s"', (status, start_dt, part) => {
  expect(dayPart(listed({ status, start_dt }), now, everything)).toBe(part)
})

test('the default view lights the buttons of the parts it shows', () => {
  const lit = LIST_VIEWS.filter((view) => view !== 'all' && isShown(view, undefined))
  expect(lit).toEqual(['live', 'next'])
})

test('a match that nobody reports is in play by the clock, and to come no more', () => {
  const kickoff = '2026-11-20T15:00:00.000Z'
  const awaited = listed({ status: 1, start_dt: kickoff, league_id: 7 })
  expect(dayPart(awaited, now, (league_id) => league_id !== 7)).toBe('live')
  expect(dayPart(awaited, now, everything)).toBe('next')
})
