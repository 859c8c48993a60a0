import type {
  CoachRecord,
  CoachSpellRecord,
  LeagueRecord,
  RecordBatch,
  SeasonRecord,
  StageRecord,
  TeamRecord,
  VenueRecord,
} from '@touchline/football'
import { currentYear, seasonDays, seasonName } from './calendar.ts'
import { CLUBS, type Club } from './clubs.ts'
import { coachRecord, spellRecord, type Term, termsOf } from './coaches.ts'
import { CHAMPIONS_LEAGUE, COMPETITIONS, DOMESTIC_CUP, INACTIVE_LEAGUE } from './competitions.ts'
import { CHAMPIONS_STAGES, CUP_STAGES } from './cups.ts'
import { stageKey } from './fixture-records.ts'
import { type LeagueSpec, ROUND_ROBINS } from './leagues.ts'
import { refereesOf } from './people.ts'
import { countryId, dayOf, dayText } from './places.ts'
import { seasonKey } from './plan.ts'
import { REGULAR_SEASON } from './schedule.ts'
import { squadFor, type World } from './world.ts'

/** Seasons told: the current one and so many before. */
export const PAST_SEASONS = 2

function leagueRecord(league: LeagueSpec): LeagueRecord {
  const { key, name, country, type } = league
  return { key, name, country: countryId(country), type, stableKey: key, active: league !== INACTIVE_LEAGUE }
}

/** The seasons of a league that are known at an instant, the oldest first. */
export function seasonRecords(league: LeagueSpec, now: number): SeasonRecord[] {
  const current = currentYear(league, now)
  return Array.from({ length: PAST_SEASONS + 1 }, (_, index) => {
    const year = current - PAST_SEASONS + index
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
  if (league.key === DOMESTIC_CUP.key) return CUP_STAGES
  return league.type === 'league' ? [REGULAR_SEASON] : []
}

/** The stages of those seasons. */
export function stageRecords(league: LeagueSpec, seasons: readonly SeasonRecord[]): StageRecord[] {
  return seasons.flatMap(({ key }) =>
    stagesOf(league).map((name, index) => ({ key: stageKey(key, name), season: key, name, sortOrder: index + 1 })),
  )
}

function teamRecord(club: Club): TeamRecord {
  return {
    key: club.key,
    name: club.name,
    shortCode: club.code,
    country: countryId(club.country),
    national: false,
    founded: club.founded,
    venue: club.venue.key,
    colours: club.colours,
    stableKey: club.key,
  }
}

function venueRecords(): VenueRecord[] {
  const wembley: VenueRecord = {
    key: 'england/wembley-stadium',
    name: 'Wembley Stadium',
    city: 'London',
    country: countryId('England'),
    capacity: 90_000,
  }
  const venues = new Map([[wembley.key, wembley]])
  for (const { venue, country } of CLUBS) {
    const { key, name, city, capacity } = venue
    venues.set(key, { key, name, city, country: countryId(country), capacity })
  }
  return [...venues.values()]
}

/** Coaches and their spells for clubs, over the seasons told and a year before. */
export function coachRecords(
  world: World,
  clubs: readonly Club[],
  now: number,
): { coaches: CoachRecord[]; coachSpells: CoachSpellRecord[] } {
  const today = dayOf(now)
  const terms: Term[] = clubs.flatMap((club) => termsOf(world.coaches, club, today - 4 * 365, today))
  return {
    coaches: terms.map((term) => coachRecord(world.coaches, term)),
    coachSpells: terms.map((term) => spellRecord(term, today)),
  }
}

/** Everything that fixtures point to. */
export function referenceBatch(world: World, now: number): RecordBatch {
  const seasons = COMPETITIONS.map((league) => ({ league, seasons: seasonRecords(league, now) }))
  const countries = new Set([...ROUND_ROBINS.map((league) => league.country), ...CLUBS.map((club) => club.country)])
  return {
    source: 'demo',
    leagues: [...COMPETITIONS, INACTIVE_LEAGUE].map(leagueRecord),
    seasons: seasons.flatMap((entry) => entry.seasons),
    stages: seasons.flatMap((entry) => stageRecords(entry.league, entry.seasons)),
    venues: venueRecords(),
    teams: CLUBS.map(teamRecord),
    players: CLUBS.flatMap((club) => squadFor(world, club)),
    ...coachRecords(world, CLUBS, now),
    referees: [...countries].flatMap((country) => refereesOf(world.seedHash, country)),
  }
}
