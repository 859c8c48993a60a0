import type { PlayerRecord } from '@touchline/football'

type Position = 24 | 25 | 26 | 27

/** A place in a squad, with its position. Players change clubs, but only into the same place. */
export interface Slot {
  position: Position
  /** Type id of the detailed position, see DETAILED. */
  detailed: number
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

const slots = (position: Position, ...roles: (keyof typeof DETAILED)[]): Slot[] =>
  roles.map((role) => ({ position, detailed: DETAILED[role] }))

/** The 25 places of a squad: three goalkeepers, eight defenders, eight midfielders, six attackers, those who play most first. */
export const SLOTS: readonly Slot[] = [
  ...slots(24, 'goalkeeper', 'goalkeeper', 'goalkeeper'),
  ...slots(25, 'right_back', 'centre_back', 'centre_back', 'left_back'),
  ...slots(25, 'centre_back', 'right_back', 'left_back', 'centre_back'),
  ...slots(26, 'defensive_midfield', 'central_midfield', 'central_midfield', 'attacking_midfield'),
  ...slots(26, 'defensive_midfield', 'right_midfield', 'left_midfield', 'central_midfield'),
  ...slots(27, 'right_wing', 'centre_forward', 'left_wing', 'centre_forward', 'second_striker', 'left_wing'),
]

/** Players per club. */
export const SQUAD = SLOTS.length
/** Places of goalkeepers come first. */
export const GOALKEEPERS = 3
/** The goalkeepers from this place on are never injured and leave only in summer, so that there is always a goalkeeper. */
const ALWAYS_THERE = 1

export function slotAt(index: number): Slot {
  const found = SLOTS[index]
  if (found === undefined) throw new RangeError(`a squad has no place ${index}`)
  return found
}

/** The squad of a club on a day, by place; null where a place is open. */
export type Squad = readonly (PlayerRecord | null)[]

/** Places that are filled at once when they open, so that a side never lacks players. */
export const NEVER_OPEN: ReadonlySet<number> = new Set([1, 2, 8, 10, 16, 18, 22, 24])

/** The places of clubs in less detail: two goalkeepers, five defenders, five midfielders, four attackers. */
const CORE: ReadonlySet<number> = new Set([0, 1, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15, 19, 20, 21, 22])

/** Whether a club has a place of the squad. */
export const hasPlace = ({ inFull, named }: { inFull: boolean; named: boolean }, slot: number): boolean =>
  inFull || (named && CORE.has(slot))

/** Whether a place of the squad is a reserve's, who plays only in an emergency. */
export const isReserve = (slot: number): boolean => slot >= ALWAYS_THERE && slot < GOALKEEPERS

/** @throws RangeError where the place is open */
export function playerAt(squad: Squad, index: number): PlayerRecord {
  const player = squad[index]
  if (player === undefined || player === null) throw new RangeError(`nobody has place ${index} of the squad`)
  return player
}

/** Everybody in a squad. */
export const playersOf = (squad: Squad): PlayerRecord[] => squad.filter((player) => player !== null)
