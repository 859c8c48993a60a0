import { GOALKEEPERS, playerAt, type Squad } from '../competitions/slots.ts'
import { ageOn, giftOf, levelOn } from '../people/ages.ts'
import type { Availability } from '../people/availability.types.ts'
import { mix, unit } from '../random.ts'
import { FORMATIONS, type Formation, fitOf } from './formations.ts'
import type { Lineup } from './lineup.ts'

const BENCH = 9
const SKILL = 1
const WHIM = 0.5

const NO_SHAPE: Formation = { name: '', rows: [], spots: [] }

/** The shape a coach likes best, or now and then another one. */
function formationOf(coachHash: number, matchHash: number): Formation {
  const hash = unit(mix(matchHash, 1)) < 0.2 ? matchHash : coachHash
  const share = unit(mix(hash, 2))
  return FORMATIONS[Math.floor(share * share * FORMATIONS.length)] ?? NO_SHAPE
}

/** The open spot that suits a player best. */
function bestSpot(spots: readonly number[], open: readonly number[], slot: number): number {
  let best = -1
  for (const spot of open) {
    if (best < 0 || fitOf(slot, spots[spot] ?? 0) > fitOf(slot, spots[best] ?? 0)) best = spot
  }
  return best
}

/** The best free player for a detailed position; −1 where nobody is free. */
function bestPlayer(free: readonly number[], wishes: readonly number[], asked: number): number {
  let best = -1
  let most = -1
  for (const slot of free) {
    const worth = 1.2 * fitOf(slot, asked) + (wishes[slot] as number)
    if (worth > most) {
      best = slot
      most = worth
    }
  }
  return best
}

function remove(list: number[], item: number): void {
  list.splice(list.indexOf(item), 1)
}

/** The most experienced and best of a side leads it. */
function captainOf(eleven: readonly number[], squad: Squad, day: number): number {
  let captain = eleven[0] as number
  let most = Number.NEGATIVE_INFINITY
  for (const slot of eleven) {
    const player = playerAt(squad, slot)
    const rank = giftOf(player, 'class') + 0.06 * Math.min(33, ageOn(player, day))
    if (rank > most) {
      captain = slot
      most = rank
    }
  }
  return captain
}

/**
 * The line-up of a side. Players who will be sent off are in it; the others play in their best positions.
 * @param coachHash of the coach, who prefers a formation
 * @param matchHash of the fixture and side
 */
export function lineupOf(availability: Availability, coachHash: number, matchHash: number): Lineup {
  const { fit, squad, day, dismissals } = availability
  const formation = formationOf(coachHash, matchHash)
  const levels: number[] = []
  /** How much the coach wants each: the better ones, with a whim of the day. */
  const wishes: number[] = []
  const keepers: number[] = []
  const free: number[] = []
  for (let slot = 0; slot < squad.length; slot++) {
    const isFit = fit.has(slot)
    const level = isFit ? levelOn(playerAt(squad, slot), day) : 0
    levels.push(level)
    wishes.push(SKILL * level + WHIM * unit(mix(matchHash, 100 + slot)))
    if (isFit) (slot < GOALKEEPERS ? keepers : free).push(slot)
  }
  const by = (figures: readonly number[]) => (one: number, other: number) =>
    (figures[other] as number) - (figures[one] as number)
  keepers.sort(by(levels))
  const rested = keepers.length > 1 && unit(mix(matchHash, 3)) < 0.07
  const keeper = keepers[rested ? 1 : 0] ?? 0
  const { spots } = formation
  const chosen: number[] = []
  const open = [...spots.keys()]
  const put = (slot: number, spot: number) => {
    chosen[spot] = slot
    remove(open, spot)
    remove(free, slot)
  }
  for (const { slot } of dismissals) if (free.includes(slot)) put(slot, bestSpot(spots, open, slot))
  for (const spot of [...open]) {
    const best = bestPlayer(free, wishes, spots[spot] ?? 0)
    if (best >= 0) put(best, spot)
  }
  const eleven = [keeper, ...chosen]
  const second = keepers.find((slot) => slot !== keeper)
  const bench = [...(second === undefined ? [] : [second]), ...free.sort(by(wishes))].slice(0, BENCH)
  return { formation, eleven, bench, captain: captainOf(eleven, squad, day) }
}
