import { expect, test } from 'vitest'
import { knowledge, type PlayedMatch } from './known-before.ts'

const [ASHTON, BROUGH, CAWOOD] = [1, 2, 3]
let ids = 0
const match = (
  day: number,
  home: number,
  away: number,
  goals: [number, number] | null,
  more: Partial<PlayedMatch> = {},
) => ({
  ...{ id: ++ids, day, seasonId: 1, home, away, goals, inTable: true, refereeId: null, cards: null },
  ...more,
})
const readAll = (matches: readonly PlayedMatch[]) => matches.map(knowledge()).at(-1)

test('a first match knows nothing: no rest, no place, no meeting, no last matches', () => {
  const known = readAll([match(10, ASHTON, BROUGH, [2, 1])])
  expect(known).toMatchObject({ homeRest: null, homePlace: null, meetings: 0, meetingWins: null, homePoints5All: null })
})

test('the last five and ten are counted once there are as many, of all matches and of those on the same side', () => {
  const past = [...Array(10)].map((_, at) =>
    at % 2 === 0 ? match(at, ASHTON, 100 + at, [2, 1]) : match(at, 100 + at, ASHTON, [0, 0]),
  )
  const known = readAll([...past, match(20, ASHTON, BROUGH, null)])
  expect(known).toMatchObject({ homePoints10All: 20, homeWins10All: 5, homeOvers10All: 5, homeBoth10All: 5 })
  expect(known).toMatchObject({ homePoints5All: 2 * 3 + 3, homeWins5Venue: 5, homePoints5Venue: 15 })
  expect(known).toMatchObject({
    homePoints10Venue: null,
    awayPoints5All: null,
    homeRest: 11,
    awayRest: null,
    restLead: null,
  })
})

test('matches of the same day know nothing of each other', () => {
  const known = readAll([match(10, ASHTON, BROUGH, [3, 0]), match(10, BROUGH, CAWOOD, [0, 1])])
  expect(known).toMatchObject({ homeRest: null, homePlace: null })
})

test('places go by points, difference and goals, and equal teams share the better one', () => {
  const season = [match(1, ASHTON, 9, [2, 1]), match(1, BROUGH, 8, [2, 1]), match(1, CAWOOD, 7, [3, 1])]
  expect(readAll([...season, match(5, ASHTON, CAWOOD, null)])).toMatchObject({
    homePlace: 2,
    awayPlace: 1,
    placeLead: -1,
  })
  expect(readAll([...season, match(5, ASHTON, BROUGH, null)])).toMatchObject({ homePlace: 2, awayPlace: 2 })
  const cup = season.map((one) => ({ ...one, inTable: false }))
  expect(readAll([...cup, match(5, ASHTON, BROUGH, null)])).toMatchObject({ homePlace: null, awayPlace: null })
})

test('meetings are seen from the present home side, also where it was away', () => {
  const past = [match(1, ASHTON, BROUGH, [2, 0]), match(2, BROUGH, ASHTON, [1, 3]), match(3, BROUGH, ASHTON, [2, 2])]
  const known = readAll([...past, match(9, BROUGH, ASHTON, null)])
  expect(known).toMatchObject({ meetings: 3, meetingWins: 0, meetingDraws: 1, meetingLosses: 2 })
  expect(known).toMatchObject({ meetingOvers: 2, meetingBoth: 2 })
})

test('rest counts a match that is still to come, and is at most thirty days', () => {
  expect(readAll([match(1, ASHTON, 9, [1, 0]), match(7, ASHTON, 8, null), match(10, ASHTON, 7, null)])?.homeRest).toBe(
    3,
  )
  expect(readAll([match(1, ASHTON, 9, [1, 0]), match(90, ASHTON, 7, null)])?.homeRest).toBe(30)
  expect(readAll([match(1, ASHTON, 9, null), match(90, ASHTON, 7, null)])?.homeRest).toBeNull()
})

test('a referee is known by his last ten matches, of cards by the last ten whose cards are known', () => {
  const [DEAN, OTHER] = [7, 8]
  const past = [...Array(12)].map((_, at) =>
    match(at, 100 + at, 200 + at, at % 2 === 0 ? [1, 0] : [0, 0], { refereeId: DEAN, cards: at === 5 ? null : at }),
  )
  const next = (refereeId: number | null) => match(20, ASHTON, BROUGH, null, { refereeId })
  expect(readAll([...past, next(DEAN)])).toMatchObject({ refereeHomeWins: 5, refereeCards: 61 })
  expect(readAll([...past.slice(2), next(DEAN)])).toMatchObject({ refereeHomeWins: 5, refereeCards: null })
  expect(readAll([...past.slice(3), next(DEAN)])).toMatchObject({ refereeHomeWins: null, refereeCards: null })
  for (const none of [next(null), next(OTHER)])
    expect(readAll([...past, none])).toMatchObject({ refereeHomeWins: null, refereeCards: null })
  const sameDay = match(11, ASHTON, BROUGH, null, { refereeId: DEAN })
  expect(readAll([...past, sameDay])).toMatchObject({ refereeHomeWins: 5, refereeCards: 50 })
})
