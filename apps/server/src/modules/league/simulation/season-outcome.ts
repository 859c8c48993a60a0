import {
  finalPlacesOf,
  hasTitlePlayOff,
  leagueTable,
  PLACE_KINDS,
  type PlayOff,
  promotionPlayOff,
  type SecondPhase,
  secondPhaseOf,
  titlePlayOff,
} from '@touchline/football'
import type { StoredSeason } from '@touchline/ingest/derive/seasons/read-season.ts'
import type { TablePart } from '@touchline/ingest/derive/seasons/season-tables.ts'
import { leadsToRounds, leadsToTitleRound, type PlaceRules, placesOf } from './place-chances.ts'

/** The consequences of a table of a season, and the way its title is decided. */
export interface SeasonOutcome {
  second: SecondPhase | null
  title: PlayOff<number> | null
  promotion: PlayOff<number> | null
  /** Meanings of the places at the end. */
  places: PlaceRules
  /** Null where the title is decided elsewhere, or there is none. */
  titleBy: 'table' | 'second_phase' | 'play_off' | null
  /** Why: by matches after the table whose pairs or form are unknown, or in another table. */
  titleMissing: 'play_off' | 'other_table' | null
}

/** @param parts all tables of the season */
export function seasonOutcome(
  part: TablePart,
  parts: readonly TablePart[],
  { head: { stableKey, name } }: Pick<StoredSeason, 'head'>,
): SeasonOutcome {
  const { teams, results } = part.input
  const isFollowed = parts.some(({ input }) => input.before?.results === results)
  const isFirst = part.groupId === null && !part.input.before && !isFollowed
  const second = isFirst ? secondPhaseOf(part.rules, teams.length) : null
  const rules = part.input.placeRules ?? []
  const places = second && leadsToRounds(rules) ? finalPlacesOf(part.rules, teams.length) : rules
  const title = part.groupId === null ? titlePlayOff(stableKey, name, teams) : null
  const promotion = promotionPlayOff(stableKey, name, promotionPlaces(places))
  const decided = { second, title, promotion, places }
  if (placesOf(places, 'qualification')) return { ...decided, titleBy: null, titleMissing: null }
  if (title) return { ...decided, titleBy: 'play_off', titleMissing: null }
  if (hasTitlePlayOff(stableKey, name)) return { ...decided, titleBy: null, titleMissing: 'play_off' }
  if (second) return { ...decided, titleBy: 'second_phase', titleMissing: null }
  const isElsewhere = part.groupId !== null || isFollowed || !isOfTheFirst(part)
  if (isElsewhere) return { ...decided, titleBy: null, titleMissing: 'other_table' }
  return leadsToTitleRound(rules)
    ? { ...decided, titleBy: null, titleMissing: 'play_off' }
    : { ...decided, titleBy: part.input.before ? 'second_phase' : 'table', titleMissing: null }
}

/** Among the groups of a second phase the one with the former leader decides the title. */
function isOfTheFirst({ input: { teams, before, corrections = [] }, rules }: TablePart): boolean {
  if (!before) return true
  const [first] = leagueTable({ ...before, corrections }, rules)
  return teams.some(({ team }) => team === first?.team)
}

const promotionPlaces = (rules: PlaceRules): number[] =>
  rules.flatMap((rule, at) => (rule === PLACE_KINDS['promotion play-off'] ? [at + 1] : []))
