import type { PlayerRecord } from '@touchline/football'
import { CLUBS, type Club } from './clubs.ts'
import { countryId } from './places.ts'
import { playersOf, SLOTS, type Slot, SQUAD, type Squad } from './slots.ts'

/** Players that a national team can choose from at least: an eleven and a bench. */
const FEWEST = 17

const byStrength = [...CLUBS].sort((one, other) => other.strength - one.strength)

/**
 * A national team's squad: its best countrymen by the strength of their clubs, in their own places as far as these are open.
 * @param known squads that were chosen before, by team and day
 * @param squadOf the squad of a club on that day
 */
export function nationalSquad(
  known: Map<string, Squad>,
  { nation, day, squadOf }: { nation: Club; day: number; squadOf: (club: Club) => Squad },
): Squad {
  const key = `${nation.key} ${day}`
  const squad = known.get(key) ?? chosen(nation, squadOf)
  known.set(key, squad)
  return squad
}

function chosen(nation: Club, squadOf: (club: Club) => Squad): Squad {
  const country = countryId(nation.country)
  const squad: (PlayerRecord | undefined)[] = Array.from({ length: SQUAD })
  let open = SQUAD
  for (const club of byStrength) {
    if (open === 0) break
    for (const player of playersOf(squadOf(club))) {
      if (player.country !== country) continue
      const isOpen = ({ position }: Slot, slot: number) => position === player.position && squad[slot] === undefined
      const own = SLOTS.findIndex((each, slot) => isOpen(each, slot) && each.detailed === player.detailedPosition)
      const slot = own < 0 ? SLOTS.findIndex(isOpen) : own
      if (slot < 0) continue
      squad[slot] = player
      open--
    }
  }
  if (open > SQUAD - FEWEST) throw new RangeError(`${nation.name} has too few players`)
  return Array.from(squad, (player) => player ?? null)
}
