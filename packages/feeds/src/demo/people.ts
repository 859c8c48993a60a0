import type { CoachRecord, PersonRecord, PlayerRecord, RefereeRecord } from '@touchline/football'
import { type Club, slug } from './clubs.ts'
import { EMIGRANT_COUNTRIES, namePoolOf } from './name-pools.ts'
import { countryId, dayOf, dayText } from './places.ts'
import { between, hashText, mix, pick, type Random, randomOf } from './random.ts'
import { DETAILED, SLOTS, type Slot } from './slots.ts'

/** Referees per country. */
export const REFEREES = 12
/** Countries whose referees lead the cups of a continent. */
export const CUP_REFEREES: Readonly<Record<string, readonly string[]>> = {
  Europe: ['England', 'Spain', 'Italy', 'Germany', 'France', 'Netherlands', 'Portugal'],
  'South America': ['Brazil', 'Argentina', 'Colombia', 'Chile', 'Uruguay'],
}

function person(random: Random, key: string, country: string, born: readonly [number, number]): PersonRecord {
  const pool = namePoolOf(country)
  const given = pick(random, pool.given)
  const family = pick(random, pool.family)
  const day = dayOf(Date.UTC(between(random, born[0], born[1]), 0, 1)) + between(random, 0, 364)
  return {
    key,
    name: `${given} ${family}`,
    commonName: `${given.slice(0, 1)}. ${family}`,
    country: countryId(country),
    dateOfBirth: dayText(day),
  }
}

/** Mostly the club's own countrymen, one in five from elsewhere, the stronger the club the more. */
function nationality(random: Random, club: Club): string {
  if (random() > 0.1 + club.strength / 300) return club.country
  const rank = random()
  return EMIGRANT_COUNTRIES[Math.floor(rank * rank * EMIGRANT_COUNTRIES.length)] ?? club.country
}

/** Height in centimetres by detailed position, the tall ones; everybody else is about 178. */
const HEIGHTS: Readonly<Record<number, number>> = {
  [DETAILED.goalkeeper]: 190,
  [DETAILED.centre_back]: 188,
  [DETAILED.centre_forward]: 185,
  [DETAILED.defensive_midfield]: 183,
}

/** Which foot a place asks for: nearly always the one of its side. */
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

function playerOf(random: Random, key: string, country: string, { position, detailed }: Slot): PlayerRecord {
  return {
    ...person(random, key, country, [1990, 2006]),
    ...buildOf(random, HEIGHTS[detailed] ?? 178),
    position,
    detailedPosition: detailed,
    preferredFoot: footOf(random, detailed),
  }
}

/** The players a club began with, by place; transfers move them on. */
export function squadOf(seedHash: number, club: Club): PlayerRecord[] {
  const random = randomOf(mix(mix(seedHash, club.hash), 11))
  return SLOTS.map((slot, index) => playerOf(random, `${club.key}/${index + 1}`, nationality(random, club), slot))
}

/** Players without a club to begin with, one for every place. */
export function freeAgentsOf(seedHash: number, group: number): PlayerRecord[] {
  const random = randomOf(mix(mix(seedHash, 17), group))
  return SLOTS.map((slot, index) =>
    playerOf(random, `free-agents/${group + 1}/${index + 1}`, pick(random, EMIGRANT_COUNTRIES), slot),
  )
}

/** The coach that a change numbered `term` brings to a club. */
export function coachOf(seedHash: number, club: Club, term: number): CoachRecord {
  const random = randomOf(mix(mix(seedHash, club.hash), 100_000 + term))
  return { ...person(random, `${club.key}/${term}`, nationality(random, club), [1958, 1988]), ...buildOf(random, 180) }
}

/** Key of a country's referee. */
export const refereeKey = (country: string, index: number): string => `${slug(country)}/${(index % REFEREES) + 1}`

/** The referees of a country. */
export function refereesOf(seedHash: number, country: string): RefereeRecord[] {
  const random = randomOf(mix(seedHash, hashText(`referees ${country}`)))
  return Array.from({ length: REFEREES }, (_, index) =>
    person(random, refereeKey(country, index), country, [1976, 1997]),
  )
}
