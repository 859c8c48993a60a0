import { GOALKEEPERS, playerAt } from '../competitions/slots.ts'
import { ageOn, giftOf, levelOn } from '../people/ages.ts'
import type { Availability } from '../people/availability.types.ts'
import { mix, unit } from '../random.ts'
import { FORMATIONS, type Formation, fitOf } from './formations.ts'
import type { Lineup } from './lineup.ts'

const BENCH = 9
const SKILL = 1
const WHIM = 0.5

/** The shape a coach likes best, or now and then another one. */
function formationOf(coachHash: number, matchHash: number): Formation {
  const hash = unit(mix(matchHash, 1)) < 0.2 ? matchHash : coachHash
  const share = unit(mix(hash, 2))
  return FORMATIONS[Math.floor(share * share * FORMATIONS.length)] ?? { name: '', rows: [] }
}

/** How much a coach wants each player that may play: the better ones, with a whim of the day. */
function wishes({ squad, fit, day }: Availability, matchHash: number): Map<number, number> {
  const wishes = new Map<number, number>()
  for (const slot of fit) {
    wishes.set(slot, SKILL * levelOn(playerAt(squad, slot), day) + WHIM * unit(mix(matchHash, 100 + slot)))
  }
  return wishes
}

/** The spot among those still open that suits somebody best. */
function bestSpot(spots: readonly number[], open: ReadonlySet<number>, slot: number): number {
  let best = -1
  for (const spot of open) {
    if (best < 0 || fitOf(slot, spots[spot] ?? 0) > fitOf(slot, spots[best] ?? 0)) best = spot
  }
  return best
}

/**
 * The line-up of a side. Whoever will be sent off is in it; the others stand where they play best.
 * @param coachHash of the coach, who has a shape of his own
 * @param matchHash of the fixture and side
 */
export function lineupOf(availability: Availability, coachHash: number, matchHash: number): Lineup {
  const { fit, squad, day, dismissals } = availability
  const formation = formationOf(coachHash, matchHash)
  const wish = wishes(availability, matchHash)
  const wanted = (slot: number) => wish.get(slot) ?? 0
  const byWish = (one: number, other: number) => wanted(other) - wanted(one)
  const level = (slot: number) => levelOn(playerAt(squad, slot), day)
  const keepers = [...fit].filter((slot) => slot < GOALKEEPERS).sort((one, other) => level(other) - level(one))
  const rested = keepers.length > 1 && unit(mix(matchHash, 3)) < 0.07
  const keeper = keepers[rested ? 1 : 0] ?? 0
  const spots = formation.rows.flat()
  const chosen: number[] = []
  const open = new Set(spots.keys())
  const free = new Set([...fit].filter((slot) => slot >= GOALKEEPERS))
  const put = (slot: number, spot: number) => {
    chosen[spot] = slot
    open.delete(spot)
    free.delete(slot)
  }
  for (const { slot } of dismissals) if (free.has(slot)) put(slot, bestSpot(spots, open, slot))
  for (const spot of [...open]) {
    const asked = spots[spot] ?? 0
    let best = -1
    let most = -1
    for (const slot of free) {
      const worth = 1.2 * fitOf(slot, asked) + wanted(slot)
      if (worth > most) {
        best = slot
        most = worth
      }
    }
    if (best >= 0) put(best, spot)
  }
  const eleven = [keeper, ...chosen]
  const second = keepers.find((slot) => slot !== keeper)
  const bench = [...(second === undefined ? [] : [second]), ...[...free].sort(byWish)].slice(0, BENCH)
  const rank = (slot: number) =>
    giftOf(playerAt(squad, slot), 'class') + 0.06 * Math.min(33, ageOn(playerAt(squad, slot), day))
  const captain = eleven.reduce((best, slot) => (rank(slot) > rank(best) ? slot : best))
  return { formation, eleven, bench, captain }
}
