import { ownAbsenceId } from '@touchline/football'
import { between, mix, randomOf, unit } from '../random.ts'

/** A player's time out. Days since 1970, both included. */
export interface Injury {
  /** Type id of the injury. */
  type: number
  first: number
  last: number
  /** Whether the day of his return is expected from the start. */
  foreseen: boolean
}

/** Type id, least and most days, and how often it is drawn. */
type Kind = readonly [type: number, least: number, most: number, often: number]

/** Drawn where rounding leaves none. */
const DEFAULT_KIND: Kind = [533, 8, 26, 9]
const KINDS: readonly Kind[] = [
  [ownAbsenceId('hamstring_strain'), 14, 48, 15],
  [ownAbsenceId('muscle_injury'), 9, 35, 10],
  [ownAbsenceId('knock'), 3, 9, 10],
  DEFAULT_KIND,
  [ownAbsenceId('ankle_sprain'), 9, 44, 9],
  [ownAbsenceId('calf_strain'), 10, 30, 8],
  [339, 9, 36, 7],
  [ownAbsenceId('illness'), 3, 8, 6],
  [ownAbsenceId('knee_problems'), 7, 28, 5],
  [ownAbsenceId('knee_injury'), 20, 85, 5],
  [ownAbsenceId('back_problems'), 5, 30, 4],
  [ownAbsenceId('foot_injury'), 10, 46, 3],
  [ownAbsenceId('shoulder_injury'), 14, 62, 2.6],
  [ownAbsenceId('achilles_tendon_problems'), 18, 60, 2],
  [2002, 7, 21, 2],
  [ownAbsenceId('hip_problems'), 9, 34, 2],
  [ownAbsenceId('concussion'), 6, 15, 1.6],
  [ownAbsenceId('meniscus_tear'), 42, 115, 1.4],
  [ownAbsenceId('metatarsal_fracture'), 48, 92, 1.2],
  [ownAbsenceId('broken_nose'), 5, 15, 0.8],
  [ownAbsenceId('hernia'), 24, 45, 0.7],
  [ownAbsenceId('dislocated_shoulder'), 40, 95, 0.5],
  [557, 170, 280, 1.1],
  [ownAbsenceId('achilles_tendon_rupture'), 180, 270, 0.3],
  [ownAbsenceId('broken_leg'), 120, 230, 0.3],
]
const ALL = KINDS.reduce((sum, [, , , often]) => sum + often, 0)

/** Each player is injured at most once in a block of this many days; the longest injuries span this many blocks. */
const BLOCK = 100
const REACH = 3
/** Share of blocks in which a player is injured. */
const OFTEN = 0.26
const FORESEEN = 0.75

/** The kind that a number below the sum of all falls to. */
function kindAt(rest: number): Kind {
  let left = rest
  for (const kind of KINDS) {
    left -= kind[3]
    if (left < 0) return kind
  }
  return DEFAULT_KIND
}

function drawn(playerHash: number, block: number): Injury | null {
  const hash = mix(mix(playerHash, 9_100), block)
  if (unit(hash) >= OFTEN) return null
  const random = randomOf(hash)
  const [type, least, most] = kindAt(random() * ALL)
  const first = block * BLOCK + between(random, 0, BLOCK - 1)
  // More are back early than late.
  const days = least + Math.floor((most - least + 1) * random() ** 1.4)
  return { type, first, last: first + days - 1, foreseen: random() < FORESEEN }
}

/** The injury of a block, null where an earlier one still lasts or has only just healed. */
function injuryIn(playerHash: number, block: number): Injury | null {
  const own = drawn(playerHash, block)
  if (own === null) return null
  for (let back = 1; back <= REACH; back++) {
    const earlier = drawn(playerHash, block - back)
    if (earlier !== null && earlier.last + 3 >= own.first) return null
  }
  return own
}

export const blockOf = (day: number): number => Math.floor(day / BLOCK)

/** The injuries that reach into a block or begin in it, the latest first. */
export function injuriesNear(playerHash: number, block: number): Injury[] {
  const injuries: Injury[] = []
  for (let back = 0; back <= REACH; back++) {
    const injury = injuryIn(playerHash, block - back)
    if (injury !== null) injuries.push(injury)
  }
  return injuries
}

/** A player's injuries that begin in a span of days, both ends included. */
export function injuriesBetween(playerHash: number, first: number, last: number): Injury[] {
  const injuries: Injury[] = []
  for (let block = blockOf(first); block <= blockOf(last); block++) {
    const injury = injuryIn(playerHash, block)
    if (injury !== null && injury.first >= first && injury.first <= last) injuries.push(injury)
  }
  return injuries
}
