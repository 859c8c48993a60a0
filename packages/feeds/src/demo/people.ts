import type { CoachRecord, PersonRecord, PlayerRecord, RefereeRecord } from '@touchline/football'
import { type Club, slug } from './clubs.ts'
import { EMIGRANT_COUNTRIES, namePoolOf } from './name-pools.ts'
import { countryId, dayOf, dayText } from './places.ts'
import { between, hashText, mix, pick, type Random, randomOf } from './random.ts'

/** Players per club: 2 goalkeepers, 7 defenders, 7 midfielders, 6 attackers. */
export const SQUAD = 22
export const GOALKEEPERS = 2
export const DEFENDERS_END = 9
export const MIDFIELDERS_END = 16
/** Referees per country. */
export const REFEREES = 12
/** Countries whose referees lead the international cup. */
export const CUP_REFEREE_COUNTRIES = [
  'England',
  'Spain',
  'Italy',
  'Germany',
  'France',
  'Netherlands',
  'Portugal',
] as const

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

function positionOf(index: number): 24 | 25 | 26 | 27 {
  if (index < GOALKEEPERS) return 24
  if (index < DEFENDERS_END) return 25
  return index < MIDFIELDERS_END ? 26 : 27
}

/** The players of a club, goalkeepers first; the same people for ever. */
export function squadOf(seedHash: number, club: Club): PlayerRecord[] {
  const random = randomOf(mix(mix(seedHash, club.hash), 11))
  return Array.from({ length: SQUAD }, (_, index) => ({
    ...person(random, `${club.key}/${index + 1}`, nationality(random, club), [1991, 2007]),
    position: positionOf(index),
  }))
}

/** The coach that a change numbered `term` brings to a club. */
export function coachOf(seedHash: number, club: Club, term: number): CoachRecord {
  const random = randomOf(mix(mix(seedHash, club.hash), 100_000 + term))
  return person(random, `${club.key}/${term}`, nationality(random, club), [1958, 1988])
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
