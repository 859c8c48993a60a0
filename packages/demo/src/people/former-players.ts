import type { CoachRecord, PlayerRecord, PlayerSpellsRecord, TransferRecord } from '@touchline/football'
import type { Club } from '../competitions/clubs.ts'
import { countryName, dayOf } from '../competitions/places.ts'
import { GOALKEEPERS, SLOTS, slotAt } from '../competitions/slots.ts'
import { between, hashText, mix, randomOf } from '../random.ts'
import { YEAR } from './ages.ts'
import { earlySpells, earlyTransfers } from './careers.ts'
import { earlyCareer } from './early-careers.ts'

/** The range of ages at the end of a career. */
const STOPS = [31, 36] as const

export interface FormerPlayer {
  player: PlayerRecord
  spells: PlayerSpellsRecord
  transfers: readonly TransferRecord[]
}

/**
 * The player a coach was in his youth, null for those who did not play for clubs of this world.
 * @param share of coaches who did
 */
export function formerPlayer(
  seedHash: number,
  { coach, club, share }: { coach: CoachRecord; club: Club; share: number },
): FormerPlayer | null {
  const random = randomOf(mix(seedHash, hashText(coach.key)))
  if (random() >= share) return null
  const place = between(random, random() < 0.08 ? 0 : GOALKEEPERS, SLOTS.length - 1)
  const { position, detailed } = slotAt(place)
  const born = dayOf(Date.parse(coach.dateOfBirth ?? '1970-01-01'))
  const key = `former/${coach.key}`
  const player: PlayerRecord = {
    key,
    name: coach.name,
    commonName: coach.commonName,
    country: coach.country,
    dateOfBirth: coach.dateOfBirth,
    height: coach.height ?? null,
    weight: coach.weight ?? null,
    position,
    detailedPosition: detailed,
    preferredFoot: null,
  }
  const last = Math.floor(born + between(random, ...STOPS) * YEAR)
  const stations = earlyCareer(player, { country: countryName(coach.country), last: null, near: club, until: last })
  return {
    player,
    spells: { player: key, spells: earlySpells(stations, place, false) },
    transfers: earlyTransfers(player, stations),
  }
}
