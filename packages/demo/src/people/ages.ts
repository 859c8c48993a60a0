import { memoized, type PlayerRecord } from '@touchline/football'
import { dayOf } from '../competitions/places.ts'
import { hashText, mix, type Random, unit } from '../random.ts'

export const YEAR = 365.25

/** How many players there are of each age from 17 on, in a usual squad. */
const AGES = [0.4, 1.1, 2.4, 3.8, 5, 6, 6.8, 7.4, 7.8, 7.8, 7.6, 7.2, 6.6, 5.8, 4.9, 4, 3, 2.1, 1.3, 0.7, 0.35, 0.15]
const YOUNGEST = 17
/** Goalkeepers mature and stop this many years later. */
const KEEPERS_LATER = 3

function drawnFrom(random: Random, weights: readonly number[], first: number): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => {
    rest -= weight
    return rest < 0
  })
  return first + Math.max(0, index)
}

/** The age of a squad player: 17 to 38, for goalkeepers 18 to 40. */
export function squadAge(random: Random, isKeeper: boolean): number {
  const age = drawnFrom(random, AGES, YOUNGEST)
  return isKeeper ? Math.min(40, age + 1 + Math.floor(random() * KEEPERS_LATER)) : age
}

/** The age of a player promoted from a club's youth. */
export const youthAge = (random: Random): number => drawnFrom(random, [0.4, 0.8, 1.5, 1.5, 1], YOUNGEST)
/** The age of a player who arrives from elsewhere without a fee. */
export const strangerAge = (random: Random): number =>
  drawnFrom(random, [3, 3, 2.6, 2.2, 1.6, 1.2, 1, 0.7, 0.5, 0.3], 21)

/** Chance that a contract ends in a year and no other follows, by age from 24 on; before that none does. */
const LEAVING = [0.05, 0.05, 0.06, 0.08, 0.1, 0.13, 0.16, 0.2, 0.25, 0.31, 0.38, 0.47, 0.57, 0.8]

export function leavingChance(age: number, isKeeper: boolean): number {
  const counted = isKeeper ? age - KEEPERS_LATER : age
  return counted < 24 ? 0 : (LEAVING[counted - 24] ?? 1)
}

/** From this age on players who are released stop playing. */
export const stopsAt = (isKeeper: boolean): number => (isKeeper ? 36 : 33)

interface Traits {
  hash: number
  born: number
}
const MAX_PLAYERS = 100_000
const traitsOf = memoized(
  ({ key, dateOfBirth }: PlayerRecord): Traits => ({
    hash: hashText(key),
    born: dayOf(Date.parse(dateOfBirth ?? '1990-01-01')),
  }),
  MAX_PLAYERS,
)

/** The hash of a player, for traits he keeps wherever he plays. */
export const keyHash = (player: PlayerRecord): number => traitsOf(player).hash

/** Age in whole years on a day (days since 1970). */
export const ageOn = (player: PlayerRecord, day: number): number => Math.floor((day - traitsOf(player).born) / YEAR)

/** One of a player's gifts, 0 to 1: `finishing`, `creating`, or being as good as he is. */
const GIFTS = { class: 1, finishing: 71, creating: 72, penalties: 73 } as const
export const giftOf = (player: PlayerRecord, gift: keyof typeof GIFTS): number =>
  unit(mix(traitsOf(player).hash, GIFTS[gift]))

/** The loss of a player's class by age. */
function lostToAge(age: number, isKeeper: boolean): number {
  const counted = isKeeper ? age - KEEPERS_LATER : age
  if (counted < 23) return 0.07 * (23 - counted)
  return counted > 30 ? 0.05 * (counted - 30) : 0
}

/** How good a player is on a day within his squad, about −0.4 to 1. */
export const levelOn = (player: PlayerRecord, day: number): number =>
  giftOf(player, 'class') - lostToAge(ageOn(player, day), player.position === 24)
