import type { TopClub, TopLeague } from '@touchline/contract'
import { FORM_MATCHES, type HiddenMatch, isZone, ODDS_FORMATS, type OddsFormat, OFFSETS } from '@touchline/football'
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '@touchline/messages'

/** How many of the odds markets can be shown or hidden; which index is which market, the match page says. */
const MARKET_FLAGS = 16
const PANEL_SLOTS = 4

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The local settings: field names are the keys in local storage. */
export interface Settings {
  language: Language
  /** Fixed offset from UTC in hours, '+0', '+12' … '-12'; no daylight saving. */
  tz: string
  /** IANA zone that is used instead of `tz` when the viewer chose a place, null otherwise. */
  tz_place: string | null
  /** 0 decimal (EU), 1 American (US), 2 margin-free probability (%). */
  odds_format: OddsFormat
  /** A coach counts as new for this many days. */
  days_coach_changed: number
  /** The number of matches in the recent form. */
  count_form: number
  /** 0 home matches at home and away matches away, 1 all. */
  type_form: 0 | 1
  /** 0 all tournaments, 1 only the tournament to be played. */
  league_form: 0 | 1
  /** 0 the usual green, amber, red; 1 blue, grey, orange, which everyone can tell apart. */
  palette: 0 | 1
  /** Dark, light, or as the device is set. */
  theme: Theme
  /** 1 the day's matches by tournament, 0 by time. */
  sort_list: 0 | 1
  /** The demo world says how real data come, until that was closed. */
  real_hint: 0 | 1
  /** Version of the operator's banner that was closed; 0 for none. */
  banner_closed: number
  /** 1 tells in open pages what happens in followed matches. */
  page_alerts: 0 | 1
  /** Ids of favourite leagues. */
  favorite_league: number[]
  /** Ids of followed teams, matches and players. */
  followed_team: number[]
  followed_match: number[]
  followed_player: number[]
  /** 1 hides the scores of matches that may still be watched. */
  hide_scores: 0 | 1
  /** Teams and matches whose scores are always hidden. */
  hidden_team: number[]
  hidden_match: HiddenMatch[]
  /** Matches that were uncovered one by one, the latest last. */
  shown_match: number[]
  /** Matches that kicked off before this are uncovered, milliseconds since 1970. */
  shown_until: number
  /** Deviations from the default "expanded", by group. */
  expanding_league: Record<string, boolean>
  /** Edited boxes of the home page; null means the defaults. */
  topleague: TopLeague[] | null
  topclub: TopClub[] | null
  /** The shown odds markets. */
  odds_market: boolean[]
  /** The open panels of odds: goals, corners, cards, statistics. */
  expanding_panel: boolean[]
}

/** How one setting is read from and written to text; reading anything unusable gives the default. */
export interface Field<T> {
  fallback: T
  read(text: string): T | undefined
  write(value: T): string
  /** Needed by the server to draw the page right at once, so mirrored in the cookie. */
  drawn: boolean
}

function choice<T extends string>(options: readonly T[], fallback: T): Field<T> {
  return {
    fallback,
    read: (text) => options.find((option) => option === unquoted(text)),
    write: String,
    drawn: true,
  }
}

function numbered<T extends number>(options: readonly T[], fallback: T): Field<T> {
  return {
    fallback,
    read: (text) => options.find((option) => String(option) === unquoted(text)),
    write: String,
    drawn: true,
  }
}

const flag = (fallback: 0 | 1): Field<0 | 1> => numbered([0, 1], fallback)

function whole({ usual, least, most }: { usual: number; least: number; most: number }): Field<number> {
  return {
    fallback: usual,
    read: (text) => {
      const value = Number(unquoted(text))
      return unquoted(text) !== '' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
    },
    write: String,
    drawn: true,
  }
}

function json<T>(fallback: T, fits: (value: unknown) => value is T, drawn = false): Field<T> {
  return {
    fallback,
    read: (text) => {
      const value = parsed(text)
      return fits(value) ? value : undefined
    },
    write: (value) => JSON.stringify(value),
    drawn,
  }
}

const isIdList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => Number.isInteger(item))
const isHiddenMatches = (value: unknown): value is HiddenMatch[] =>
  Array.isArray(value) && value.every((one) => isIdList(one) && one.length === 3)
const isFlagMap = (value: unknown): value is Record<string, boolean> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((item) => typeof item === 'boolean')
const isFlagList =
  (length: number) =>
  (value: unknown): value is boolean[] =>
    Array.isArray(value) && value.length === length && value.every((item) => typeof item === 'boolean')
const hasKeys =
  (...keys: string[]) =>
  (value: unknown) =>
    typeof value === 'object' && value !== null && keys.every((key) => key in value)
const isTopLeagues = (value: unknown): value is TopLeague[] | null =>
  value === null || (Array.isArray(value) && value.every(hasKeys('league_id', 'league_name', 'country_name')))
const isTopClubs = (value: unknown): value is TopClub[] | null =>
  value === null || (Array.isArray(value) && value.every(hasKeys('team_id', 'team_name')))
const isPlace = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && !OFFSETS.includes(value) && isZone(value))

export const FIELDS: { [K in keyof Settings]: Field<Settings[K]> } = {
  language: choice(LANGUAGES, SOURCE_LANGUAGE),
  tz: choice(OFFSETS, '+0'),
  tz_place: json<string | null>(null, isPlace, true),
  odds_format: numbered<OddsFormat>(ODDS_FORMATS, 0),
  days_coach_changed: whole({ usual: 20, least: 0, most: 3650 }),
  count_form: whole(FORM_MATCHES),
  type_form: flag(0),
  league_form: flag(0),
  palette: flag(0),
  theme: choice<Theme>(THEMES, 'dark'),
  sort_list: flag(1),
  real_hint: flag(1),
  banner_closed: whole({ usual: 0, least: 0, most: 2_147_483_647 }),
  page_alerts: { ...flag(1), drawn: false },
  favorite_league: json<number[]>([], isIdList, true),
  followed_team: json<number[]>([], isIdList, true),
  followed_match: json<number[]>([], isIdList, true),
  followed_player: json<number[]>([], isIdList, true),
  hide_scores: flag(0),
  hidden_team: json<number[]>([], isIdList, true),
  hidden_match: json<HiddenMatch[]>([], isHiddenMatches, true),
  shown_match: json<number[]>([], isIdList, true),
  shown_until: whole({ usual: 0, least: 0, most: Number.MAX_SAFE_INTEGER }),
  expanding_league: json<Record<string, boolean>>({}, isFlagMap, true),
  topleague: json<TopLeague[] | null>(null, isTopLeagues),
  topclub: json<TopClub[] | null>(null, isTopClubs),
  odds_market: json(Array<boolean>(MARKET_FLAGS).fill(true), isFlagList(MARKET_FLAGS), true),
  expanding_panel: json(Array<boolean>(PANEL_SLOTS).fill(true), isFlagList(PANEL_SLOTS), true),
}

export const SETTING_KEYS = Object.keys(FIELDS) as (keyof Settings)[]

/** Reads all settings; `text` gives the stored text of a key or null. Anything missing or unusable is the default. */
export function readSettings(text: (key: keyof Settings) => string | null): Settings {
  const settings: Record<string, unknown> = {}
  for (const key of SETTING_KEYS) {
    const stored = text(key)
    const field: Field<unknown> = FIELDS[key] as Field<unknown>
    settings[key] = (stored === null ? undefined : field.read(stored)) ?? field.fallback
  }
  return settings as unknown as Settings
}

/** Removes quotes around a stored value. */
function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/, '$1').trim()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
