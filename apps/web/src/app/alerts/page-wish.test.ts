import { describe, expect, test } from 'vitest'
import { isQuiet, isTold, type PageWish, wishedOf } from './page-wish.ts'

const match = { match_id: 7, local_id: 10, visitor_id: 20, league_id: 8 }
const bell = (thing: 'team' | 'league' | 'match', id: number, kinds: string[], delay_minutes = 0) =>
  ({ thing, id, name: '', kinds, price_level: null, delay_minutes, channels: [] }) as never
const wish = (of: Partial<PageWish>, wishes: never[] = [], muted: number[] = []): PageWish => ({
  ...{ teams: [], matches: [], ...of },
  alerts: { settings: {} as never, wishes, muted: muted.map((id) => ({ id, name: '' })) },
})
const kinds = (of: PageWish) => [...(wishedOf(of, match)?.kinds ?? [])].toSorted()

describe('alerts for a match in an open page', () => {
  test('goals, red cards and its end where it or one of its teams has a star', () => {
    expect(kinds({ teams: [20], matches: [], alerts: null })).toEqual(['full_time', 'goal', 'red_card'])
    expect(kinds(wish({ matches: [7] }))).toEqual(['full_time', 'goal', 'red_card'])
    expect(wishedOf(wish({ teams: [30], matches: [9] }), match)).toBeNull()
  })

  test('the choices of its bell, if it has one', () => {
    expect(kinds(wish({ teams: [10] }, [bell('team', 10, ['kickoff'])]))).toEqual(['kickoff'])
    expect(kinds(wish({}, [bell('league', 8, ['half_time'])]))).toEqual(['half_time'])
    expect(wishedOf(wish({}, [bell('team', 10, ['goal'], 2), bell('match', 7, ['goal'], 5)]), match)).toMatchObject({
      delayMinutes: 5,
    })
  })

  test('nothing once it is muted', () => {
    expect(wishedOf(wish({ teams: [10] }, [bell('match', 7, ['goal'])], [7]), match)).toBeNull()
  })
})

const happening = (kind: 'goal' | 'goal_cancelled' | 'red_card' | 'full_time') =>
  ({ kind, side: 'home', home: 1, away: 0, minute: 40 }) as const

test('a goal that is taken back is told to who is told of goals', () => {
  expect(isTold(happening('goal_cancelled'), new Set(['goal']), false)).toBe(true)
  expect(isTold(happening('goal_cancelled'), new Set(['red_card']), false)).toBe(false)
})

test('a match with a hidden score announces its end, but no goals or cards', () => {
  const all = new Set(['goal', 'red_card', 'full_time'] as const)
  const told = (['goal', 'goal_cancelled', 'red_card', 'full_time'] as const).filter((kind) =>
    isTold(happening(kind), all, true),
  )
  expect(told).toEqual(['full_time'])
})

test('nothing is told in quiet hours, by the clock of the reader', () => {
  const night = { quiet_from: 23 * 60, quiet_to: 8 * 60, zone: '+2' }
  expect(isQuiet(night, new Date('2026-03-07T21:30:00Z'))).toBe(true)
  expect(isQuiet(night, new Date('2026-03-07T06:30:00Z'))).toBe(false)
  expect(isQuiet({ ...night, quiet_from: null, quiet_to: null }, new Date('2026-03-07T21:30:00Z'))).toBe(false)
  expect(isQuiet(undefined, new Date('2026-03-07T21:30:00Z'))).toBe(false)
})
