import type { PlayerRecord } from '@touchline/football'
import { DAY_MS } from '@touchline/football'
import { CLUBS, type Club } from '../competitions/clubs.ts'
import { dayOf } from '../competitions/places.ts'
import { mix, unit } from '../random.ts'
import { keyHash, YEAR } from './ages.ts'
import { julyOf } from './deals.ts'

/** A time at a club before the simulation knows it; days since 1970. */
export interface Station {
  club: Club
  from: number
  to: number
}

/** Chance of a move in a year, and how many there are at most. */
const MOVES = 0.1
const MAX_MOVES = 2

const byCountry = Map.groupBy(
  CLUBS.filter(({ league }) => league !== null),
  ({ country }) => country,
)
const ALL = [...byCountry.values()].flat()

/** A club of about the same strength, more often than not of a country he knows. */
function clubNear(
  hash: number,
  { near, country, not }: { near: Club; country: string | null; not: Club | null },
): Club {
  const home = (country === null ? undefined : byCountry.get(country)) ?? ALL
  const list = unit(mix(hash, 1)) < 0.6 ? home : unit(mix(hash, 2)) < 0.6 ? (byCountry.get(near.country) ?? ALL) : ALL
  let best = near
  let least = Number.POSITIVE_INFINITY
  for (let look = 0; look < 5; look++) {
    const club = list[mix(hash, 10 + look) % list.length] ?? near
    const apart = Math.abs(club.strength - near.strength + 3)
    if (club !== near && club !== not && apart < least) {
      best = club
      least = apart
    }
  }
  return best
}

/** The summer of a player's debut in men's football: at 17 to 19. */
function debutOf(player: PlayerRecord): number {
  const born = Date.parse(player.dateOfBirth ?? '1990-01-01')
  const year = new Date(born).getUTCFullYear() + 18 + (mix(keyHash(player), 5) % 2)
  return Math.max(julyOf(year), dayOf(born) + Math.ceil(17 * YEAR))
}

/** A day in the summer or winter window of a football year. */
function windowDay(hash: number, year: number): number {
  const summer = unit(mix(hash, 1)) < 0.75
  return (summer ? julyOf(year) : dayOf(Date.UTC(year + 1, 0, 2))) + (mix(hash, 2) % (summer ? 60 : 29))
}

/**
 * A player's stations until a day, the last club last and its end open at that day. All moves are in windows, no two in one football year.
 * @param last his club when the simulation begins; null for a player who joins from elsewhere
 * @param country the name of his own
 */
export function earlyCareer(
  player: PlayerRecord,
  { country, last, near, until }: { country: string | null; last: Club | null; near: Club; until: number },
): Station[] {
  const hash = mix(keyHash(player), 4_400)
  const debut = Math.min(debutOf(player), until - 20 - (mix(hash, 3) % 300))
  const firstYear = new Date(debut * DAY_MS).getUTCFullYear()
  const lastYear = new Date(until * DAY_MS).getUTCFullYear() - 1
  const moves: number[] = []
  for (let year = firstYear + 1; year <= lastYear && moves.length < MAX_MOVES; year++) {
    const day = windowDay(mix(hash, year), year)
    if (day < until && unit(mix(hash, 5_000 + year)) < MOVES) moves.push(day)
  }
  // From the last club backwards, so that every club is near the one that came after it.
  const clubs: Club[] = []
  for (let index = moves.length; index >= 0; index--) {
    const [later = null] = clubs
    const own = mix(hash, 700 + index)
    clubs.unshift(
      index === moves.length && last !== null ? last : clubNear(own, { near: later ?? near, country, not: later }),
    )
  }
  return clubs.map((club, index) => ({ club, from: moves[index - 1] ?? debut, to: moves[index] ?? until }))
}
