import type { PlayerRecord } from '@touchline/football'
import { CLUBS, type Club } from './clubs.ts'
import { countryId } from './places.ts'
import { SQUAD, type Squad } from './slots.ts'

/** Players that a national team can choose from at least: a match squad with a few to spare. */
const FEWEST = 24

const byStrength = [...CLUBS].sort((one, other) => other.strength - one.strength)
const remembered = new WeakMap<object, Map<string, Squad>>()

/**
 * A national team's squad: in every place its best countryman of that place, by the strength of his club.
 * @param owner the world the squad belongs to, with which it is forgotten
 * @param squadOf the squad of a club on that day
 */
export function nationalSquad(owner: object, nation: Club, day: number, squadOf: (club: Club) => Squad): Squad {
  const own = remembered.get(owner) ?? new Map<string, Squad>()
  remembered.set(owner, own)
  const key = `${nation.key} ${day}`
  const known = own.get(key)
  if (known !== undefined) return known
  const squad = chosen(nation, squadOf)
  own.set(key, squad)
  return squad
}

function chosen(nation: Club, squadOf: (club: Club) => Squad): Squad {
  const country = countryId(nation.country)
  const squad: (PlayerRecord | undefined)[] = Array.from({ length: SQUAD })
  let open = SQUAD
  for (const club of byStrength) {
    if (open === 0) break
    squadOf(club).forEach((player, slot) => {
      if (player === null || squad[slot] !== undefined || player.country !== country) return
      squad[slot] = player
      open--
    })
  }
  if (open > SQUAD - FEWEST) throw new RangeError(`${nation.name} has too few players`)
  return Array.from(squad, (player) => player ?? null)
}
