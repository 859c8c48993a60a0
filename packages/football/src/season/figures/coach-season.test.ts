import { expect, test } from 'vitest'
import { coachSeasons } from './coach-season.ts'
import { ADA, BEA, BROUGH, CLEO, event, match } from './season.testing.ts'

const [GOAL, SUBSTITUTION, YELLOW] = [14, 18, 19]

test('substitutions of a match without a sheet are those of its events, and unknown where these list none', () => {
  const subs = (...events: ReturnType<typeof event>[]) =>
    coachSeasons([
      match({ home: { coach: 5, figures: { 59: 3 } } }),
      match({ id: 2, home: { coach: 5 }, away: { coach: 6, team: BROUGH }, events }),
    ]).map(({ coach, details }) => [coach, details[59]])
  const changes = [event(SUBSTITUTION, 60, true, BEA, ADA), event(SUBSTITUTION, 70, true, CLEO, BEA)]
  expect(subs(...changes, event(YELLOW, 80, true, ADA))).toEqual([
    [5, { count: 5, average: 2.5 }],
    [6, { count: 0, average: 0 }],
  ])
  const unknown = [
    [5, { count: 3, average: 3, matches: 1 }],
    [6, undefined],
  ]
  expect(subs(event(GOAL, 5, true, ADA), event(YELLOW, 80, true, ADA))).toEqual(unknown)
  expect(subs(...changes)).toEqual(unknown)
})
