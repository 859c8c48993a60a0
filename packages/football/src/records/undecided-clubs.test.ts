import { expect, it } from 'vitest'
import { type SourcedMatch, undecidedClubs } from './undecided-clubs.ts'

const match = (id: number, home: number, away: number, ...sources: SourcedMatch['sources']): SourcedMatch => ({
  ...{ id, home, away, sources },
})
/** Clubs 1 and 2 are known to both; 3 of one source is perhaps 4 of the other. */
const shared = match(1, 1, 2, 'football-data', 'openfootball')
const own = [match(2, 1, 3, 'football-data'), match(3, 3, 2, 'football-data')]
const others = [match(4, 1, 4, 'openfootball'), match(5, 4, 2, 'openfootball')]

it('counts the matches of one source while a club may be listed twice', () => {
  const [undecided, ...more] = undecidedClubs([shared, ...own, ...others])
  expect(more).toEqual([])
  expect(undecided).toMatchObject({
    counted: { source: 'football-data', teams: [3] },
    other: { source: 'openfootball', teams: [4] },
  })
  expect([...(undecided?.matches ?? [])]).toEqual([4, 5])
})

it('counts the source that has more of the season', () => {
  const [undecided] = undecidedClubs([shared, own[0] ?? shared, ...others])
  expect(undecided?.counted.source).toBe('openfootball')
})

it('counts every match where one source only lacks a club', () => {
  expect(undecidedClubs([shared, ...own])).toEqual([])
  expect(undecidedClubs(own)).toEqual([])
})
