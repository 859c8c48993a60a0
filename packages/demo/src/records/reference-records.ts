import { tierOf } from '@touchline/feeds'
import type {
  GroupRecord,
  LeagueRecord,
  PointsCorrectionsRecord,
  RecordBatch,
  SeasonRecord,
  StageRecord,
  TeamRecord,
  VenueRecord,
} from '@touchline/football'
import { currentYear, pastSeasons, seasonDays, seasonName } from '../competitions/calendar.ts'
import { CLUBS, type Club, NATIONS } from '../competitions/clubs.ts'
import {
  CHAMPIONS_LEAGUE,
  COMPETITIONS,
  INACTIVE_LEAGUE,
  LIBERTADORES,
  QUALIFIERS,
  SEASONED,
} from '../competitions/competitions.ts'
import { CHAMPIONS_STAGES } from '../competitions/cups.ts'
import { domesticStages } from '../competitions/domestic-cups.ts'
import { NEUTRAL_GROUNDS } from '../competitions/grounds.ts'
import { PLAY_OFF_STAGES } from '../competitions/knockout.ts'
import type { LeagueSpec } from '../competitions/league-spec.ts'
import { ROUND_ROBINS } from '../competitions/leagues.ts'
import { GROUP_STAGE, GROUPS, LIBERTADORES_STAGES } from '../competitions/libertadores.ts'
import { countryId, dayText } from '../competitions/places.ts'
import { QUALIFYING_GROUPS, QUALIFYING_STAGE, QUALIFYING_STAGES } from '../competitions/qualifiers.ts'
import { rivalsRecords } from '../competitions/rivals.ts'
import { REGULAR_SEASON } from '../competitions/schedule.ts'
import { seasonKey } from '../match/plan.ts'
import { officialsIn } from '../people/officials.ts'
import { refereesOf } from '../people/people.ts'
import { nativesUntil } from '../people/transfers.ts'
import { hashText, mix } from '../random.ts'
import type { World } from '../world.ts'
import { coachRecords } from './coach-records.ts'
import { correctionRecords } from './corrections.ts'
import { groupKey, stageKey } from './fixture-records.ts'

function subTypeOf({ type, country }: LeagueSpec): LeagueRecord['subType'] {
  if (type === 'friendly') return 'friendly'
  if (type === 'league') return 'domestic'
  return ROUND_ROBINS.some((own) => own.country === country) ? 'domestic_cup' : 'cup_international'
}

function leagueRecord(league: LeagueSpec): LeagueRecord {
  const { key, name, country, type } = league
  return {
    key,
    name,
    country: countryId(country),
    type,
    subType: subTypeOf(league),
    shortCode: name
      .split(' ')
      .map((word) => word.slice(0, 1))
      .join('')
      .toUpperCase(),
    tier: tierOf(key),
    stableKey: key,
    active: league !== INACTIVE_LEAGUE,
  }
}

/** The seasons of a league that are known at an instant, the oldest first. */
export function seasonRecords(league: LeagueSpec, now: number): SeasonRecord[] {
  const current = currentYear(league, now)
  return Array.from({ length: pastSeasons(league, now) + 1 }, (_, index) => {
    const year = current - pastSeasons(league, now) + index
    const [first, last] = seasonDays(league, year)
    return {
      key: seasonKey(league, year),
      league: league.key,
      name: seasonName(league, year),
      startsOn: dayText(first),
      endsOn: dayText(last),
      current: year === current,
    }
  })
}

function stagesOf(league: LeagueSpec): readonly string[] {
  if (league.key === CHAMPIONS_LEAGUE.key) return CHAMPIONS_STAGES
  if (league.key === LIBERTADORES.key) return LIBERTADORES_STAGES
  if (league.key === QUALIFIERS.key) return QUALIFYING_STAGES
  if (league.type === 'cup') return domesticStages(league)
  return league.finale === '' ? [REGULAR_SEASON] : [REGULAR_SEASON, ...PLAY_OFF_STAGES]
}

/** Stages in which every club plays several others. */
const TABLED: ReadonlySet<string> = new Set([REGULAR_SEASON, GROUP_STAGE, CHAMPIONS_STAGES[0] ?? ''])

/** The stages of those seasons. */
export function stageRecords(league: LeagueSpec, seasons: readonly SeasonRecord[]): StageRecord[] {
  return seasons.flatMap(({ key }) =>
    stagesOf(league).map((name, index) => ({
      key: stageKey(key, name),
      season: key,
      name,
      sortOrder: index + 1,
      type: TABLED.has(name) ? 223 : 224,
    })),
  )
}

/** The groups of those seasons. */
export function groupRecords(league: LeagueSpec, seasons: readonly SeasonRecord[]): GroupRecord[] {
  const [stage, names] =
    league.key === LIBERTADORES.key
      ? [GROUP_STAGE, GROUPS]
      : [QUALIFYING_STAGE, league.key === QUALIFIERS.key ? QUALIFYING_GROUPS : []]
  return seasons.flatMap(({ key }) =>
    names.map((name) => ({ key: groupKey(key, stage, name), stage: stageKey(key, stage), name })),
  )
}

function teamRecord(club: Club): TeamRecord {
  return {
    key: club.key,
    name: club.name,
    shortCode: club.code,
    country: countryId(club.country),
    national: club.national,
    founded: club.founded,
    venue: club.venue.key,
    colours: club.colours,
    stableKey: club.key,
  }
}

const STREETS = [
  'Stadium Road',
  'Park Lane',
  'Victory Avenue',
  'Station Street',
  'River Bank',
  'Old Mill Lane',
  'Ring Road',
]
/** Countries in whose cold every second ground has artificial turf. */
const COLD: ReadonlySet<string> = new Set(['Norway', 'Iceland', 'Faroe Islands'])

function venueRecord({ key, name, city, capacity }: Club['venue'], country: string): VenueRecord {
  const hash = hashText(key)
  const artificial = COLD.has(country) && hash % 2 === 0
  return {
    key,
    name,
    city,
    country: countryId(country),
    capacity,
    address: `${1 + (hash % 140)} ${STREETS[mix(hash, 1) % STREETS.length]}`,
    surface: artificial ? 'artificial turf' : mix(hash, 2) % 9 === 0 ? 'hybrid grass' : 'grass',
  }
}

function venueRecords(): VenueRecord[] {
  const venues = new Map(NEUTRAL_GROUNDS.map((venue) => [venue.key, venueRecord(venue, venue.country)]))
  for (const { venue, country } of [...NATIONS, ...CLUBS]) venues.set(venue.key, venueRecord(venue, country))
  return [...venues.values()]
}

/** A club of which nothing but the name is known: nobody plays for it, and it plays nobody. */
const EMPTY_TEAM: TeamRecord = {
  key: 'wales/atlantic-college',
  name: 'Atlantic College',
  shortCode: null,
  country: countryId('Wales'),
  national: false,
  founded: null,
  venue: null,
  colours: null,
  stableKey: null,
}

/** Points taken off in the seasons reported. */
export const correctionsOn = (world: World, league: LeagueSpec, now: number): PointsCorrectionsRecord[] =>
  Array.from({ length: pastSeasons(league, now) + 1 }, (_, back) =>
    correctionRecords(world, league, currentYear(league, now) - back),
  ).flat()

/** Everything that fixtures refer to, and further details of people and clubs. */
export function referenceBatch(world: World, now: number): RecordBatch {
  const seasons = COMPETITIONS.map((league) => ({ league, seasons: seasonRecords(league, now) }))
  const countries = new Set([...ROUND_ROBINS.map((league) => league.country), ...CLUBS.map((club) => club.country)])
  const { players, playerSpells, transfers, coaches, coachSpells } = coachRecords(world, [...CLUBS, ...NATIONS], now)
  return {
    source: 'demo',
    leagues: [...COMPETITIONS, INACTIVE_LEAGUE].map(leagueRecord),
    seasons: seasons.flatMap((entry) => entry.seasons),
    stages: seasons.flatMap((entry) => stageRecords(entry.league, entry.seasons)),
    groups: seasons.flatMap((entry) => groupRecords(entry.league, entry.seasons)),
    venues: venueRecords(),
    teams: [...[...CLUBS, ...NATIONS].map(teamRecord), EMPTY_TEAM],
    players: [...nativesUntil(world.careers, now).map(({ player }) => player), ...players],
    coaches,
    coachSpells,
    playerSpells,
    transfers,
    referees: [...countries].flatMap((country) => refereesOf(world.seedHash, country, officialsIn(country))),
    rivals: rivalsRecords(),
    corrections: SEASONED.flatMap((league) => correctionsOn(world, league, now)),
  }
}
