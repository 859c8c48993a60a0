import type { CountryId } from '../countries.ts'

/** A source's own name for a thing; unique within (source, kind) and stable from run to run. */
export type Key = string

/** A calendar day, YYYY-MM-DD. */
export type Day = string

export interface LeagueRecord {
  key: Key
  name: string
  country: CountryId
  type: 'league' | 'cup' | 'friendly'
  /** Stable name that every source shares for the competitions the product speaks of, such as `england/premier-league`. */
  stableKey: string | null
  active: boolean
}

export interface SeasonRecord {
  key: Key
  league: Key
  /** As people write it: 2026/2027 or 2026. */
  name: string
  startsOn: Day
  endsOn: Day
  current: boolean
}

export interface StageRecord {
  key: Key
  season: Key
  name: string
  sortOrder: number
}

export interface VenueRecord {
  key: Key
  name: string
  city: string | null
  country: CountryId | null
  capacity: number | null
}

export interface TeamRecord {
  key: Key
  name: string
  /** Three letters where the source knows them. */
  shortCode: string | null
  country: CountryId
  national: boolean
  founded: number | null
  venue: Key | null
  /** Primary and secondary colour, #rrggbb. */
  colours: readonly [string, string] | null
  /** Stable name that every source shares for the clubs the product speaks of, such as `spain/real-madrid`. */
  stableKey: string | null
}

export interface PersonRecord {
  key: Key
  name: string
  /** The name on the shirt or in the paper. */
  commonName: string
  country: CountryId | null
  dateOfBirth: Day | null
}

/** Position ids: 24 goalkeeper, 25 defender, 26 midfielder, 27 attacker. */
export interface PlayerRecord extends PersonRecord {
  position: 24 | 25 | 26 | 27 | null
}

export type CoachRecord = PersonRecord
export type RefereeRecord = PersonRecord

/** A coach in charge of a team; `endsOn` null while it lasts. */
export interface CoachSpellRecord {
  coach: Key
  team: Key
  startsOn: Day
  endsOn: Day | null
}
