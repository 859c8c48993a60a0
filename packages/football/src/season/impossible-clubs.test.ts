import { expect, it } from 'vitest'
import { impossibleClubs, twiceADay } from './impossible-clubs.ts'

const league = (played: readonly number[]) => played.map((count, team) => ({ team, played: count }))
const OVER = { once: true, over: true }

it('a league of six clubs whose matches are all there is possible', () => {
  expect(impossibleClubs(league([10, 10, 10, 10, 10, 10]), OVER)).toEqual([])
  expect(impossibleClubs(league([3, 3, 3, 3, 3, 3]), OVER)).toEqual([])
})

it('nobody plays more often than it has opponents at home and away, where each pair meets once at each ground', () => {
  expect(impossibleClubs(league([12, 10, 10, 10, 10, 10]), OVER)).toEqual([
    { team: 0, played: 12, fault: 'too many', most: 10 },
  ])
  expect(impossibleClubs(league([12, 10, 10, 10, 10, 10]), { once: false, over: true })).toEqual([])
})

it('a club with hardly a match is another one under a wrong name, once the season is over', () => {
  const clubs = league([10, 10, 10, 10, 10, 9, 1])
  expect(impossibleClubs(clubs, OVER)).toMatchObject([{ team: 6, played: 1, fault: 'far fewer' }])
  expect(impossibleClubs(clubs, { once: true, over: false })).toEqual([])
})

it('a club with far more matches than the others has those of another one, in any league', () => {
  const clubs = league([34, 22, 22, 22, 22, 22, 22])
  expect(impossibleClubs(clubs, { once: false, over: true })).toMatchObject([{ team: 0, fault: 'far more' }])
  expect(impossibleClubs(clubs, { once: false, over: false })).toEqual([])
  expect(impossibleClubs(league([4, 2, 2, 2, 2, 2]), { once: false, over: true })).toEqual([])
  expect(impossibleClubs(league([32, 32, 22, 22, 22, 22]), { once: false, over: true })).toEqual([])
})

it('a club that left half-way is no wrong name', () => {
  expect(impossibleClubs(league([38, 38, 38, 38, 38, 38, 17]), { once: false, over: true })).toEqual([])
})

it('nobody plays two matches on one day', () => {
  const on = (day: string, home: number, away: number) => ({ kickoff: `2024-03-${day}T15:00:00.000Z`, home, away })
  expect(twiceADay([on('01', 1, 2), on('01', 3, 4), on('02', 1, 3)])).toEqual([])
  expect(twiceADay([on('01', 1, 2), on('01', 3, 1)])).toEqual([{ team: 1, day: '2024-03-01' }])
})
