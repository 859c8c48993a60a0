import { memoized } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { DETAILED, SLOTS } from '../competitions/slots.ts'
import { mix, randomOf, shuffled, unit } from '../random.ts'

/** The numbers people expect on a back, by detailed position, the usual one first. */
const NUMBERS_OF_POSITIONS: Readonly<Record<number, readonly number[]>> = {
  [DETAILED.goalkeeper]: [1, 13, 31, 40, 22, 12, 25, 30],
  [DETAILED.right_back]: [2, 22, 12, 20],
  [DETAILED.left_back]: [3, 33, 23, 26],
  [DETAILED.centre_back]: [4, 5, 6, 15, 24, 3, 25],
  [DETAILED.defensive_midfield]: [6, 5, 14, 16, 28],
  [DETAILED.central_midfield]: [8, 16, 18, 20, 6, 21],
  [DETAILED.attacking_midfield]: [10, 20, 21, 8],
  [DETAILED.right_midfield]: [7, 17, 18],
  [DETAILED.left_midfield]: [11, 17, 19],
  [DETAILED.right_wing]: [7, 17, 77],
  [DETAILED.left_wing]: [11, 27, 70],
  [DETAILED.centre_forward]: [9, 19, 29, 18, 99],
  [DETAILED.second_striker]: [10, 21, 14],
}
/** Chance that a usual number is passed over. */
const PASSED_OVER = 0.25
const OTHERS = Array.from({ length: 44 }, (_, index) => index + 2)

const shirtsOf = memoized((club: Club): readonly number[] => {
  const hash = mix(club.hash, 7_300)
  const others = shuffled(randomOf(hash), OTHERS)
  const taken = new Set<number>()
  return SLOTS.map(({ detailed }, slot) => {
    const usual = (NUMBERS_OF_POSITIONS[detailed] ?? []).filter(
      (number) => !taken.has(number) && (number === 1 || unit(mix(hash, slot * 100 + number)) >= PASSED_OVER),
    )
    const number = usual[0] ?? others.find((other) => !taken.has(other)) ?? 50 + slot
    taken.add(number)
    return number
  })
})

/** The shirt number of a place at a club. */
export const shirtOf = (club: Club, slot: number): number => shirtsOf(club)[slot] ?? 0
