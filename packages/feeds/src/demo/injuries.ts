import { between, mix, randomOf, unit } from './random.ts'

/** A player's time out. Days since 1970, both included. */
export interface Injury {
  /** Type id of the injury. */
  type: number
  first: number
  last: number
  /** Whether the day of his return is told from the start. */
  foreseen: boolean
}

/** Kinds of injuries: type id, least and most days, and the share of injuries until this one. */
const KINDS: readonly (readonly [type: number, least: number, most: number, until: number])[] = [
  [533, 8, 32, 0.44],
  [339, 12, 40, 0.71],
  [2002, 7, 20, 0.95],
  [557, 100, 115, 1],
]

/** Each player is injured at most once in a block of so many days; no injury is longer. */
const BLOCK = 120
/** Share of blocks in which a player is injured. */
const OFTEN = 0.38

function drawn(playerHash: number, block: number): Injury | null {
  const hash = mix(mix(playerHash, 9_100), block)
  if (unit(hash) >= OFTEN) return null
  const random = randomOf(hash)
  const share = random()
  const [type, least, most] = KINDS.find(([, , , until]) => share < until) ?? [533, 8, 32]
  const first = block * BLOCK + between(random, 0, BLOCK - 1)
  return { type, first, last: first + between(random, least, most) - 1, foreseen: random() < 0.6 }
}

/** The injury of a block, null where the one before it still lasts. */
function injuryIn(playerHash: number, block: number): Injury | null {
  const own = drawn(playerHash, block)
  if (own === null) return null
  const earlier = drawn(playerHash, block - 1)
  return earlier !== null && earlier.last >= own.first ? null : own
}

/** A player's injury on a day, null when he is fit. */
export function injuryOn(playerHash: number, day: number): Injury | null {
  const block = Math.floor(day / BLOCK)
  for (const each of [block, block - 1]) {
    const injury = injuryIn(playerHash, each)
    if (injury !== null && injury.first <= day && injury.last >= day) return injury
  }
  return null
}

/** A player's injuries that begin in a span of days, both ends included. */
export function injuriesBetween(playerHash: number, first: number, last: number): Injury[] {
  const injuries: Injury[] = []
  for (let block = Math.floor(first / BLOCK); block <= Math.floor(last / BLOCK); block++) {
    const injury = injuryIn(playerHash, block)
    if (injury !== null && injury.first >= first && injury.first <= last) injuries.push(injury)
  }
  return injuries
}
