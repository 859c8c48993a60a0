import { isReserve, type Squad } from '../competitions/slots.ts'
import { mix } from '../random.ts'
import type { World } from '../world.ts'
import { keyHash } from './ages.ts'
import { type Injury, injuryOn } from './injuries.ts'

/** Who is sent off: the number its moments carry, see Moment. */
export interface Dismissal {
  number: number
  slot: number
}

export interface Availability {
  squad: Squad
  /** Days since 1970. */
  day: number
  /** Places of the squad whose players may play. */
  fit: ReadonlySet<number>
  dismissals: readonly Dismissal[]
}

/** The injury of the player in a place of a squad on a day; reserve goalkeepers have none. */
export function injuryOf(world: World, squad: Squad, slot: number, day: number): Injury | null {
  const player = squad[slot] ?? null
  return player === null || isReserve(slot) ? null : injuryOn(mix(world.seedHash, keyHash(player)), day)
}
