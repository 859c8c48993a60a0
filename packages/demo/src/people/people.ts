import type { CoachRecord, PersonRecord, PlayerRecord, RefereeRecord } from '@touchline/football'
import { type Club, slug } from '../competitions/clubs.ts'
import { countryId, dayOf, dayText } from '../competitions/places.ts'
import { DETAILED, isReserve, SLOTS, type Slot, slotAt } from '../competitions/slots.ts'
import { between, hashText, mix, pick, type Random, randomOf } from '../random.ts'
import { squadAge, strangerAge, YEAR, youthAge } from './ages.ts'
import { EMIGRANT_COUNTRIES, namePoolOf } from './name-pools.ts'

function person(
  random: Random,
  { key, country, born }: { key: string; country: string; born: (random: Random) => number },
): PersonRecord {
  const pool = namePoolOf(country)
  const given = pick(random, pool.given)
  const family = pick(random, pool.family)
  return {
    key,
    name: `${given} ${family}`,
    commonName: `${given.slice(0, 1)}. ${family}`,
    country: countryId(country),
    dateOfBirth: dayText(born(random)),
  }
}

/** A birthday that gives this age on a day. */
const aged =
  (age: (random: Random) => number, day: number) =>
  (random: Random): number =>
    Math.ceil(day - age(random) * YEAR) - between(random, 1, 364)

const REFEREES_ON = dayOf(Date.UTC(2024, 0, 1))

/** Mostly the club's own countrymen, one in five from elsewhere, the stronger the club the more. */
function nationality(random: Random, club: Club): string {
  if (random() > (club.national ? 0.15 : 0.1 + club.strength / 300)) return club.country
  const rank = random()
  return EMIGRANT_COUNTRIES[Math.floor(rank ** 1.6 * EMIGRANT_COUNTRIES.length)] ?? club.country
}

/** Height in centimetres by detailed position, the tall ones; everybody else is about 178. */
const HEIGHTS: Readonly<Record<number, number>> = {
  [DETAILED.goalkeeper]: 190,
  [DETAILED.centre_back]: 188,
  [DETAILED.centre_forward]: 185,
  [DETAILED.defensive_midfield]: 183,
}

/** The foot a place needs: nearly always the one of its side. */
const FOOTED: Readonly<Record<number, 'left' | 'right'>> = {
  [DETAILED.left_back]: 'left',
  [DETAILED.left_midfield]: 'left',
  [DETAILED.right_back]: 'right',
  [DETAILED.right_midfield]: 'right',
}

function footOf(random: Random, detailed: number): PlayerRecord['preferredFoot'] {
  const chance = random()
  if (chance < 0.06) return 'both'
  return FOOTED[detailed] ?? (chance < 0.28 ? 'left' : 'right')
}

function buildOf(random: Random, usual: number): { height: number; weight: number } {
  const height = usual + Math.round((random() + random() + random() - 1.5) * 9)
  return { height, weight: Math.round(height * 0.86 - 80 + 6 * random()) }
}

function playerOf(
  random: Random,
  {
    key,
    country,
    slot: { position, detailed },
    born,
  }: { key: string; country: string; slot: Slot; born: (random: Random) => number },
): PlayerRecord {
  return {
    ...person(random, { key, country, born }),
    ...buildOf(random, HEIGHTS[detailed] ?? 178),
    position,
    detailedPosition: detailed,
    preferredFoot: footOf(random, detailed),
  }
}

/** The players a club has on the day on which the simulation begins, by place; transfers move them on. */
export function squadOf(seedHash: number, club: Club, day: number): PlayerRecord[] {
  const random = randomOf(mix(mix(seedHash, club.hash), 11))
  return SLOTS.map((slot, index) =>
    playerOf(random, {
      key: `${club.key}/${index + 1}`,
      country: nationality(random, club),
      slot,
      born: aged((each) => (isReserve(index) ? youthAge(each) : squadAge(each, slot.position === 24)), day),
    }),
  )
}

/** A new player in a place of a club: from its youth, or from elsewhere. */
export function newcomerOf(
  seedHash: number,
  { club, slot, year, from }: { club: Club; slot: number; year: number; from: 'youth' | 'elsewhere' },
): PlayerRecord {
  const random = randomOf(mix(mix(mix(seedHash, club.hash), 12_000 + year), slot))
  const country = from === 'youth' && random() < 0.9 ? club.country : nationality(random, club)
  const born = aged(from === 'youth' ? youthAge : strangerAge, dayOf(Date.UTC(year, 6, 1)))
  return playerOf(random, { key: `${club.key}/${year}-${slot + 1}`, country, slot: slotAt(slot), born })
}

/** The coach that a change numbered `term` brings to a club, 36 to 58 years old on the day he begins. */
export function coachOf(
  seedHash: number,
  { club, term, first }: { club: Club; term: number; first: number },
): CoachRecord {
  const random = randomOf(mix(mix(seedHash, club.hash), 100_000 + term))
  const born = aged((each) => between(each, 36, 57), first)
  return {
    ...person(random, { key: `${club.key}/${term}`, country: nationality(random, club), born }),
    ...buildOf(random, 180),
  }
}

/** Key of a country's official. */
export const refereeKey = (country: string, index: number): string => `${slug(country)}/${index + 1}`

/** The officials of a country. */
export function refereesOf(seedHash: number, country: string, count: number): RefereeRecord[] {
  const random = randomOf(mix(seedHash, hashText(`referees ${country}`)))
  const names = new Set<string | null>()
  return Array.from({ length: count }, (_, index) => {
    const draw = () =>
      person(random, {
        key: refereeKey(country, index),
        country,
        born: aged((each) => between(each, 28, 44), REFEREES_ON),
      })
    let referee = draw()
    while (names.has(referee.commonName)) referee = draw()
    names.add(referee.commonName)
    return referee
  })
}
