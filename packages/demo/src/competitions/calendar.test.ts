import { describe, expect, it } from 'vitest'
import { isWindow, leagueRounds, roundDates, seasonDays } from './calendar.ts'
import { clubsOf } from './clubs.ts'
import { ROUND_ROBINS } from './leagues.ts'
import { matched } from './matching.ts'

const YEARS = Array.from({ length: 20 }, (_, index) => 2020 + index)

describe('the rounds of a league', () => {
  it.each(ROUND_ROBINS.map((league) => [league.key, league] as const))(
    '%s find their weeks in any year',
    (_, league) => {
      const rounds = (clubsOf(league).length - 1) * league.legs
      for (const year of YEARS) {
        const dates = roundDates(league, year, rounds)
        const [first, last] = seasonDays(league, year)
        expect(dates.length).toBe(rounds)
        expect(new Set(dates.map(String)).size).toBe(rounds)
        for (const [friday, midweek] of dates) {
          expect(friday).toBeGreaterThanOrEqual(first)
          expect(friday).toBeLessThanOrEqual(last)
          if (midweek || !league.throughWindows) expect(isWindow(friday)).toBe(false)
        }
      }
    },
  )
})

describe('places given to items', () => {
  it('are their own, for as many as possible', () => {
    expect(matched([[0], [0, 1], [1, 2]])).toEqual([0, 1, 2])
    expect(matched([[1], [1], [0]]).filter((place) => place >= 0).length).toBe(2)
  })
})

describe('a round robin', () => {
  it.each([
    [20, 2, 38],
    [12, 3, 33],
  ])('of %i clubs over %i legs has %i rounds in which everybody plays once', (clubs, legs, rounds) => {
    const drawn = leagueRounds(clubs, legs)
    expect(drawn.length).toBe(rounds)
    for (const pairs of drawn) expect(new Set(pairs.flat()).size).toBe(clubs)
    const meetings = new Set(drawn.slice(0, 2 * (clubs - 1)).flatMap((pairs) => pairs.map((pair) => pair.join(' v '))))
    expect(meetings.size).toBe(clubs * (clubs - 1))
  })
})
