import type { CountryId } from '../places/countries.ts'

/** A source's own name for a thing; unique within (source, kind) and stable from run to run. */
export type Key = string

/** A calendar day, YYYY-MM-DD. */
export type Day = string

/** A UTC instant, ISO 8601. */
export type Timestamp = string

/** The address of a picture at the source, fetched once and served from our own origin. */
interface Pictured {
  image?: string | null
}

export interface LeagueRecord extends Pictured {
  key: Key
  name: string
  country: CountryId
  type: 'league' | 'cup' | 'friendly'
  /** The feed's finer kind; null where a source has none. */
  subType?: 'domestic' | 'domestic_cup' | 'international' | 'cup_international' | 'play-offs' | 'friendly' | null
  /** Level in its country, 1 at the top; 1 where it is unknown. */
  tier?: number
  shortCode?: string | null
  /** Stable name that every source shares for the competitions the product speaks of, such as `england/premier-league`. */
  stableKey: string | null
  active: boolean
}

export interface SeasonRecord {
  key: Key
  league: Key
  /** 2026/2027 or 2026. */
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
  /** 223 group stage or regular season, 224 knock-out, 225 qualifying. */
  type?: 223 | 224 | 225 | null
}

export interface VenueRecord extends Pictured {
  key: Key
  name: string
  city: string | null
  country: CountryId | null
  capacity: number | null
  address?: string | null
  /** `grass`, `artificial turf` … in the source's word. */
  surface?: string | null
  /** Degrees, north and east above zero; of the ground, or of its city where no more is known. */
  latitude?: number | null
  longitude?: number | null
}

export interface TeamRecord extends Pictured {
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

export interface PersonRecord extends Pictured {
  key: Key
  name: string
  /** The name on the shirt or in the paper. */
  commonName: string
  country: CountryId | null
  dateOfBirth: Day | null
  /** Centimetres. */
  height?: number | null
  /** Kilograms. */
  weight?: number | null
}

/** Position ids: 24 goalkeeper, 25 defender, 26 midfielder, 27 attacker. */
export interface PlayerRecord extends PersonRecord {
  position: 24 | 25 | 26 | 27 | null
  /** Type id 148 to 163, such as 148 centre back. */
  detailedPosition?: number | null
  preferredFoot?: 'left' | 'right' | 'both' | null
}

export interface CoachRecord extends PersonRecord {
  /** The same person as a player; his transfers and trophies hang there. */
  player?: Key | null
}
export type RefereeRecord = PersonRecord

/** Coach types: 221 coach, 226 assistant, 227 goalkeeping coach, 228 forward coach, 560 caretaker. */
export type CoachPosition = 221 | 226 | 227 | 228 | 560

/** A coach at a team; `endsOn` null while it lasts. */
export interface CoachSpellRecord {
  coach: Key
  team: Key
  startsOn: Day
  endsOn: Day | null
  /** 221 by default. */
  position?: CoachPosition
}
