import type { CoachRecord, PlayerRecord, PlayerSpellsRecord, TransferRecord } from '@touchline/football'
import { CLUBS } from './clubs.ts'
import { dayOf, dayText } from './places.ts'
import { between, hashText, mix, pick, randomOf } from './random.ts'
import { SLOTS, slotAt } from './slots.ts'

/** One coach in so many played for clubs of this world. */
const ONE_IN = 6
/** A career lasts from this age to that one. */
const FROM = 18
const TO = 34
const YEAR = 365.25

export interface FormerPlayer {
  player: PlayerRecord
  spells: PlayerSpellsRecord
  transfers: readonly TransferRecord[]
}

/** The player a coach was in his youth, null for most. */
export function formerPlayer(seedHash: number, coach: CoachRecord): FormerPlayer | null {
  const hash = mix(seedHash, hashText(coach.key))
  if (hash % ONE_IN !== 0) return null
  const random = randomOf(hash)
  const slot = slotAt(between(random, 0, SLOTS.length - 1))
  const born = dayOf(Date.parse(coach.dateOfBirth ?? '1970-01-01'))
  const dayAt = (age: number) => Math.floor(born + age * YEAR)
  const stations = between(random, 2, 4)
  const moves = Array.from({ length: stations - 1 }, (_, index) =>
    dayAt(FROM + ((TO - FROM) * (index + 0.6 + 0.7 * random())) / stations),
  )
  const clubs = Array.from({ length: stations }, () => pick(random, CLUBS).key)
  const key = `former/${coach.key}`
  return {
    player: {
      key,
      name: coach.name,
      commonName: coach.commonName,
      country: coach.country,
      dateOfBirth: coach.dateOfBirth,
      height: coach.height ?? null,
      weight: coach.weight ?? null,
      position: slot.position,
      detailedPosition: slot.detailed,
      preferredFoot: null,
    },
    spells: {
      player: key,
      spells: clubs.map((team, index) => ({
        team,
        startsOn: dayText(moves[index - 1] ?? dayAt(FROM)),
        endsOn: dayText(moves[index] ?? dayAt(TO)),
        position: slot.position,
        jerseyNumber: slot.number,
      })),
    },
    transfers: moves.map((day, index) => ({
      key: `${key}/${index + 1}`,
      player: key,
      from: clubs[index] ?? null,
      to: clubs[index + 1] ?? null,
      date: dayText(day),
      type: 219 + ((hash >>> index) % 2),
      amount: (hash >>> index) % 2 === 0 ? between(random, 2, 60) * 100_000 : null,
    })),
  }
}
