import type { PlayerRecord } from '@touchline/football'

type Position = 24 | 25 | 26 | 27

/** A place in a squad: what its player plays and the number on his back. Players change clubs, but only into the same place. */
export interface Slot {
  position: Position
  /** Type id of the detailed position, see DETAILED. */
  detailed: number
  number: number
}

/** Detailed positions by their type ids; a goalkeeper's is that of his position. */
export const DETAILED = {
  goalkeeper: 24,
  centre_back: 148,
  defensive_midfield: 149,
  attacking_midfield: 150,
  centre_forward: 151,
  left_wing: 152,
  central_midfield: 153,
  right_back: 154,
  left_back: 155,
  right_wing: 156,
  left_midfield: 157,
  right_midfield: 158,
  second_striker: 163,
} as const

const slot = (position: Position, role: keyof typeof DETAILED, number: number): Slot => ({
  position,
  detailed: DETAILED[role],
  number,
})

/** The 24 places of every squad: three goalkeepers, eight defenders, eight midfielders, five attackers. */
export const SLOTS: readonly Slot[] = [
  slot(24, 'goalkeeper', 1),
  slot(24, 'goalkeeper', 13),
  slot(24, 'goalkeeper', 31),
  slot(25, 'right_back', 2),
  slot(25, 'centre_back', 4),
  slot(25, 'centre_back', 5),
  slot(25, 'left_back', 3),
  slot(25, 'right_back', 22),
  slot(25, 'centre_back', 15),
  slot(25, 'left_back', 12),
  slot(25, 'centre_back', 26),
  slot(26, 'defensive_midfield', 6),
  slot(26, 'central_midfield', 8),
  slot(26, 'central_midfield', 16),
  slot(26, 'attacking_midfield', 10),
  slot(26, 'defensive_midfield', 14),
  slot(26, 'central_midfield', 20),
  slot(26, 'right_midfield', 18),
  slot(26, 'left_midfield', 17),
  slot(27, 'right_wing', 7),
  slot(27, 'centre_forward', 9),
  slot(27, 'left_wing', 11),
  slot(27, 'centre_forward', 19),
  slot(27, 'second_striker', 21),
]

/** Players per club. */
export const SQUAD = SLOTS.length
/** Places of goalkeepers come first. */
export const GOALKEEPERS = 3

export function slotAt(index: number): Slot {
  const found = SLOTS[index]
  if (found === undefined) throw new RangeError(`a squad has no place ${index}`)
  return found
}

/** The squad of a club on a day, by place. */
export type Squad = readonly PlayerRecord[]

export function playerAt(squad: Squad, index: number): PlayerRecord {
  const player = squad[index]
  if (player === undefined) throw new RangeError(`a squad has no place ${index}`)
  return player
}
