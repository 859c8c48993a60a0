import type { EventTypeId } from '../match/event-types.ts'
import type { Statistics } from '../match/statistics.ts'
import type { BookmakerId } from '../prices/bookmakers.ts'
import type { MarketId, Quote, ThreeWay } from '../prices/markets.ts'
import type { Key, Timestamp } from './reference.ts'

export type Score = readonly [home: number, away: number]

/** A score of which both sides are known; null otherwise. */
export const knownScore = (home: number | null, away: number | null): Score | null =>
  home === null || away === null ? null : [home, away]

export type Side = 'home' | 'away'

/** Scores kept apart by period; null is unknown or not played. */
export interface PeriodScores {
  halfTime: Score | null
  /** After 90 minutes. */
  fullTime: Score | null
  /** After extra time, goals of the 90 minutes included. */
  extraTime: Score | null
  shootOut: Score | null
  /** The score on the scoreboard: goals so far without the shoot-out. */
  current: Score | null
}

/** No score known. */
export const NO_SCORES: PeriodScores = {
  halfTime: null,
  fullTime: null,
  extraTime: null,
  shootOut: null,
  current: null,
}

/** One side's counts in a fixture. Unknown is null or a missing statistic, never 0. */
export interface SideFigures {
  corners: number | null
  yellowCards: number | null
  /** Straight red cards and second yellows together. */
  redCards: number | null
  statistics: Statistics
}

/** No count of a side known. */
export const NO_FIGURES: SideFigures = { corners: null, yellowCards: null, redCards: null, statistics: {} }

export interface WeatherRecord {
  /** Icon name: sun, moon, cloud, cloud-sun, rain, storm, snow, fog, wind. */
  icon: string
  /** English description, translated by its words: `light rain`. */
  text: string
  /** Degrees Celsius about kick-off, not rounded. */
  temperature: number
  /** Degrees Celsius in the evening. */
  evening?: number | null
  /** Percent. */
  humidity?: number | null
  /** Metres a second. */
  windSpeed?: number | null
}

/** The reference three-way price and where it comes from. */
export interface ReferencePrice extends ThreeWay {
  bookmaker: BookmakerId
  /** True when it is the price at kick-off, false for an earlier one. */
  closing: boolean
}

/**
 * One game, past or future, complete as its source knows it now: a later record of the same key replaces all of it.
 * `home` and `away` are team keys.
 */
export interface FixtureRecord {
  key: Key
  league: Key
  season: Key
  stage: Key | null
  /** Group within the stage, for tables. */
  group?: Key | null
  round: string | null
  /** UTC instant, ISO 8601. Where only the day is known: that day's 00:00Z with `kickoffKnown` false. */
  kickoff: string
  kickoffKnown: boolean
  /** State id 1 to 26 as listed in states.ts. */
  state: number
  /** Minute of play now (46 in the first minute of the second half); null when no period is running. */
  minute: number | null
  /** Minutes of added time now shown after minute 45, 90, 105 or 120. */
  addedMinute: number | null
  /** True where the source has no minute and `minute` is computed from its data; false by default. */
  minuteEstimated?: boolean
  /** Up to when the source had seen the match when it last changed state or scores; absent or null where it does not say. */
  seenUntil?: Timestamp | null
  home: Key
  away: Key
  venue: Key | null
  referee: Key | null
  homeCoach: Key | null
  awayCoach: Key | null
  scores: PeriodScores
  sides: { home: SideFigures; away: SideFigures }
  weather: WeatherRecord | null
}

/** The reference price of a fixture as known now; null when there is none. */
export interface ReferencePriceRecord {
  fixture: Key
  price: ReferencePrice | null
}

/** Something that happened in a match. `key` is unique within the fixture and keeps its meaning when others are inserted. */
export interface EventRecord {
  key: Key
  type: EventTypeId
  /** 45 with `extraMinute` 2 is 45+2. */
  minute: number
  extraMinute: number | null
  /** The side credited: an own goal belongs to the side whose score rises. */
  side: Side
  player: Key | null
  playerName: string | null
  relatedPlayer: Key | null
  relatedPlayerName: string | null
  /** A card of a coach or of other staff; no sheet counts those. */
  staff?: boolean
  comment: string | null
  /** Score after it, `2-1` home first; of the shoot-out for its kicks. */
  result?: string | null
  /** Details of the source: the video review's outcome, the ordinal of the goal. */
  addition?: string | null
  /** How it came about: header, foul, injury. */
  info?: string | null
}

/** All events of a fixture that the source knows now, in the order they happened; an event no longer listed is withdrawn. */
export interface FixtureEventsRecord {
  fixture: Key
  events: readonly EventRecord[]
}

/** Every bookmaker's prices of one market of a fixture, complete as known now. */
export interface OddsRecord {
  fixture: Key
  market: MarketId
  quotes: readonly Quote[]
  /** Past prices with their instants, where the source reports them; later changes are noted as they are seen. */
  changes?: readonly PriceChange[]
}

/** One bookmaker's price of one selection, and when the source saw it. */
export interface SeenQuote extends Pick<Quote, 'bookmaker' | 'selection' | 'line' | 'price'> {
  at: Timestamp
}

/**
 * Prices of one market of a fixture with the times the source saw them, complete as known now. They are stored next to those of the
 * fixture's own source of prices and replace older ones of the same bookmaker.
 */
export interface SeenOddsRecord {
  fixture: Key
  market: MarketId
  quotes: readonly SeenQuote[]
}

/** The weather of a fixture at kick-off by a source that describes nothing else of it; null when it knows none. */
export interface FixtureWeatherRecord {
  fixture: Key
  weather: WeatherRecord | null
}

/** One price as it stood from an instant on. */
export interface PriceChange {
  bookmaker: BookmakerId
  selection: number
  line: number | null
  price: number
  at: Timestamp
}
