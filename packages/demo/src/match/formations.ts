import { DETAILED, slotAt } from '../competitions/slots.ts'

/** A formation: its name and, row by row from the back, its detailed positions from right to left. */
export interface Formation {
  /** Without the goalkeeper: `4-3-3`. */
  name: string
  rows: readonly (readonly number[])[]
  /** The positions of all rows, one after the other. */
  spots: readonly number[]
}

const ROLES: Readonly<Record<string, number>> = {
  RB: DETAILED.right_back,
  CB: DETAILED.centre_back,
  LB: DETAILED.left_back,
  DM: DETAILED.defensive_midfield,
  CM: DETAILED.central_midfield,
  AM: DETAILED.attacking_midfield,
  RM: DETAILED.right_midfield,
  LM: DETAILED.left_midfield,
  RW: DETAILED.right_wing,
  LW: DETAILED.left_wing,
  CF: DETAILED.centre_forward,
  SS: DETAILED.second_striker,
}

function shape(text: string): Formation {
  const rows = text.split(' / ').map((row) =>
    row.split(' ').map((word) => {
      const role = ROLES[word]
      if (role === undefined) throw new Error(`nobody plays ${word}`)
      return role
    }),
  )
  return { name: rows.map((row) => row.length).join('-'), rows, spots: rows.flat() }
}

/** The shapes of the demo world, the usual ones first. */
export const FORMATIONS: readonly Formation[] = [
  'RB CB CB LB / DM CM / RW AM LW / CF',
  'RB CB CB LB / CM DM CM / RW CF LW',
  'RB CB CB LB / RM CM CM LM / CF SS',
  'CB CB CB / RM CM DM CM LM / CF SS',
  'CB CB CB / RM DM CM LM / RW CF LW',
  'RB CB CB LB / DM / RM CM CM LM / CF',
  'CB CB CB / RM CM DM LM / AM SS / CF',
  'RB CB CB CB LB / CM DM CM / CF SS',
  'RB CB CB LB / RM CM CM LM / SS / CF',
  'RB CB CB CB LB / RM DM CM LM / CF',
].map(shape)

/** How well a position replaces another, from 0 to 1. */
const NEAR: readonly (readonly [number, number, number])[] = [
  [DETAILED.right_back, DETAILED.left_back, 0.5],
  [DETAILED.right_back, DETAILED.centre_back, 0.4],
  [DETAILED.left_back, DETAILED.centre_back, 0.4],
  [DETAILED.right_back, DETAILED.right_midfield, 0.35],
  [DETAILED.left_back, DETAILED.left_midfield, 0.35],
  [DETAILED.centre_back, DETAILED.defensive_midfield, 0.35],
  [DETAILED.defensive_midfield, DETAILED.central_midfield, 0.75],
  [DETAILED.central_midfield, DETAILED.attacking_midfield, 0.65],
  [DETAILED.defensive_midfield, DETAILED.attacking_midfield, 0.4],
  [DETAILED.right_midfield, DETAILED.right_wing, 0.7],
  [DETAILED.left_midfield, DETAILED.left_wing, 0.7],
  [DETAILED.right_midfield, DETAILED.left_midfield, 0.5],
  [DETAILED.right_midfield, DETAILED.central_midfield, 0.45],
  [DETAILED.left_midfield, DETAILED.central_midfield, 0.45],
  [DETAILED.right_wing, DETAILED.left_wing, 0.65],
  [DETAILED.attacking_midfield, DETAILED.second_striker, 0.7],
  [DETAILED.centre_forward, DETAILED.second_striker, 0.8],
  [DETAILED.right_wing, DETAILED.centre_forward, 0.4],
  [DETAILED.left_wing, DETAILED.centre_forward, 0.4],
]

const fits = new Map(
  NEAR.flatMap(([one, other, fit]) => [[one * 1000 + other, fit] as const, [other * 1000 + one, fit] as const]),
)

/** How well the player of a place in the squad fills a detailed position, from 0 to 1. */
export function fitOf(slot: number, asked: number): number {
  const { detailed } = slotAt(slot)
  return detailed === asked ? 1 : (fits.get(detailed * 1000 + asked) ?? 0.1)
}

/** Row and column on the pitch: `1:1` the goalkeeper, columns counted from the left as the side looks. */
export function fieldOf(rows: Formation['rows'], place: number): string {
  if (place === 1) return '1:1'
  let left = place - 2
  for (const [index, row] of rows.entries()) {
    if (left < row.length) return `${index + 2}:${row.length - left}`
    left -= row.length
  }
  throw new RangeError(`a side has no place ${place}`)
}
