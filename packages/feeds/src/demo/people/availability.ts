import { isReserve, type Squad } from '../competitions/slots.ts'
import { mix } from '../random.ts'
import type { World } from '../world.ts'
import { keyHash } from './ages.ts'
import { type Injury, injuryOn } from './injuries.ts'

/** The injury of the player in a place of a squad on a day; reserve goalkeepers have none. */
export function injuryOf(world: World, squad: Squad, slot: number, day: number): Injury | null {
  const player = squad[slot] ?? null
  return player === null || isReserve(slot) ? null : injuryOn(mix(world.seedHash, keyHash(player)), day)
}
