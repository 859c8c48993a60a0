import { isReserve, type Squad } from '../competitions/slots.ts'
import { mix } from '../random.ts'
import type { World } from '../world.ts'
import { keyHash } from './ages.ts'
import { blockOf, type Injury, injuriesNear } from './injuries.ts'

interface Near {
  block: number
  /** Of each player, by place. */
  injuries: readonly (readonly Injury[])[]
}
/** What each squad was last asked about: a season is made match by match, so that the next question is mostly of the same block. */
const near = new WeakMap<Squad, Near>()

/** The injuries of a squad's players on a day by place, null where somebody is fit; reserve goalkeepers have none. */
export function injuriesOn(world: World, squad: Squad, day: number): (Injury | null)[] {
  const block = blockOf(day)
  let known = near.get(squad)
  if (known?.block !== block) {
    const ofPlayer = (player: Squad[number], slot: number) =>
      player === null || isReserve(slot) ? [] : injuriesNear(mix(world.seedHash, keyHash(player)), block)
    known = { block, injuries: squad.map(ofPlayer) }
    near.set(squad, known)
  }
  return known.injuries.map((own) => (own.length === 0 ? null : injuryOn(own, day)))
}

const injuryOn = (injuries: readonly Injury[], day: number): Injury | null =>
  injuries.find(({ first, last }) => first <= day && last >= day) ?? null
