import type { Pair } from '../grid/results.ts'
import { dayNumber, type RatedMatch } from './rated-match.ts'

/** A match with everything unknown except the given values. */
export function match(given: Partial<RatedMatch> = {}): RatedMatch {
  return {
    day: dayNumber('2024-08-10'),
    division: 'E0',
    tier: 1,
    home: 'a',
    away: 'b',
    goals: null,
    shots: null,
    shotsOnTarget: null,
    corners: null,
    yellowCards: null,
    referee: null,
    ...given,
  }
}

/** Seasons of two divisions of eight clubs, one club changing places each year; figures are drawn, the same for the same seed. */
export function drawnSeasons(seasons: number, seed = 7): RatedMatch[] {
  let state = seed
  const below = (limit: number) => {
    state = (state * 16807) % 2147483647
    return state % limit
  }
  const pair = (least: number, limit: number): Pair => [least + below(limit), least + below(limit)]
  const matches: RatedMatch[] = []
  const places = Array.from({ length: 16 }, (_, club) => `club-${club}`)
  for (let season = 0; season < seasons; season++) {
    const first = dayNumber(`${2015 + season}-08-08`)
    for (const division of [0, 1]) {
      const clubs = places.slice(division * 8, division * 8 + 8)
      for (let round = 0; round < 14; round++)
        for (let at = 0; at < 4; at++) {
          const [one, other] = pairing(clubs, round % 7, at)
          const [home, away] = round < 7 ? [one, other] : [other, one]
          const known = below(5) > 0
          matches.push(
            match({
              day: first + round * 14 + (at > 1 ? 1 : 0),
              division: `D${division + 1}`,
              tier: division + 1,
              home,
              away,
              goals: pair(0, 4),
              shots: known ? pair(6, 12) : null,
              shotsOnTarget: known ? pair(1, 6) : null,
              corners: known ? pair(1, 9) : null,
              yellowCards: pair(0, 5),
              referee: below(4) > 0 ? `referee-${below(6)}` : null,
            }),
          )
        }
    }
    places.splice(7, 2, places[8]!, places[7]!)
  }
  return matches.sort((one, other) => one.day - other.day)
}

/** The pairs of a round by the circle method. */
function pairing(clubs: readonly string[], round: number, at: number): [string, string] {
  const place = (index: number) => (index === 0 ? clubs[0]! : clubs[1 + ((index - 1 + round) % 7)]!)
  return [place(at), place(7 - at)]
}
