import { isReserve, type Squad } from '../competitions/slots.ts'
import { mix } from '../random.ts'
import type { World } from '../world.ts'
import { keyHash } from './ages.ts'
import { blockOf, type Injury, injuriesNear } from './injuries.ts'

/** The injuries of a squad's players on a day by place, null where the player is fit; reserve goalkeepers have none. */
export const injuriesOn = (world: World, squad: Squad, day: number): (Injury | null)[] =>
  squad.map((player, slot) => {
    if (player === null || isReserve(slot)) return null
    const near = injuriesNear(mix(world.seedHash, keyHash(player)), blockOf(day))
    return near.find(({ first, last }) => first <= day && last >= day) ?? null
  })
