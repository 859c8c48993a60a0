import {
  type Day,
  type FixtureDetailsRecord,
  type FixtureRecord,
  type Key,
  type LineupsRecord,
  NO_FIGURES,
  type RecordBatch,
  type RefereeRecord,
  STATE,
  type TeamRecord,
  type VenueRecord,
} from '@touchline/football'
import { leagueRecord, NO_SCORES, seasonRecord } from '../shared-records.ts'
import { slug } from '../slug.ts'
import type { GameElevens } from './lineup-files.ts'
import { plainName } from './names.ts'
import { playOffStage } from './play-offs.ts'
import type { Competition } from './schochastics-competitions.ts'
import type { Match } from './schochastics-match.ts'

export type ElevensOf = (match: Match) => GameElevens['elevens'] | null

/**
 * The records of a competition's season.
 * @param until matches from that day on come out as not started
 */
export function buildBatch(
  { league, season }: Competition,
  matches: readonly Match[],
  elevensOf: ElevensOf,
  until: Day | null,
): RecordBatch {
  const days = matches.map((match) => match.day)
  const seasonOf = seasonRecord(league, season, days)
  const playOffs = playOffStage(seasonOf.key)
  const isAhead = ({ day }: Match): boolean => until !== null && day >= until
  const played = matches.filter((match) => !isAhead(match))
  return {
    source: 'schochastics',
    leagues: [leagueRecord(league)],
    seasons: [seasonOf],
    stages: matches.some((match) => match.playOff) ? [playOffs] : [],
    venues: uniqueByKey(matches.flatMap(({ raw }) => venueOf(raw) ?? [])),
    teams: uniqueByKey(matches.flatMap(({ home, away }): TeamRecord[] => [home, away])),
    referees: uniqueByKey(matches.flatMap((match) => refereeOf(match, league.country) ?? [])),
    fixtures: matches.map((match) => ({
      ...fixtureRecord(match, isAhead(match)),
      league: league.stableKey,
      season: seasonOf.key,
      stage: match.playOff ? playOffs.key : null,
      referee: refereeOf(match, league.country)?.key ?? null,
    })),
    fixtureDetails: matches.flatMap((match) => detailsRecord(match, league.country, isAhead(match)) ?? []),
    events: played.flatMap(({ key, incidents: { events } }) => (events.length === 0 ? [] : [{ fixture: key, events }])),
    lineups: played.flatMap((match) => lineupsRecord(match, elevensOf) ?? []),
  }
}

function uniqueByKey<One extends { key: Key }>(records: readonly One[]): One[] {
  return [...new Map(records.map((one) => [one.key, one])).values()]
}

function venueOf({ venue, city, capacity }: Match['raw']): VenueRecord | null {
  return venue === null ? null : { key: slug(`${venue} ${city ?? ''}`), name: venue, city, country: null, capacity }
}

/** Referees have their names alone, so that one name in one country is one person. */
function refereeOf({ raw: { referee } }: Match, country: string): RefereeRecord | null {
  if (referee === null) return null
  const name = plainName(referee)
  return { key: `${country}: ${name}`, name, commonName: name, country: null, dateOfBirth: null }
}

function fixtureRecord(match: Match, ahead: boolean): Omit<FixtureRecord, 'league' | 'season' | 'stage' | 'referee'> {
  const { key, day, home, away, raw, result, sides } = match
  return {
    key,
    round: null,
    kickoff: `${day}T00:00:00.000Z`,
    kickoffKnown: false,
    state: ahead ? STATE.not_started : (result.state ?? STATE.awaiting_updates),
    minute: null,
    addedMinute: null,
    home: home.key,
    away: away.key,
    venue: venueOf(raw)?.key ?? null,
    homeCoach: null,
    awayCoach: null,
    scores: ahead ? NO_SCORES : result.scores,
    sides: ahead ? { home: NO_FIGURES, away: NO_FIGURES } : sides,
    weather: null,
  }
}

function detailsRecord(match: Match, country: string, ahead: boolean): FixtureDetailsRecord | null {
  const referee = refereeOf(match, country)
  const attendance = ahead ? null : match.raw.attendance
  if (referee === null && attendance === null) return null
  return {
    fixture: match.key,
    homeColour: null,
    awayColour: null,
    attendance,
    periods: [],
    referees: referee === null ? [] : [{ referee: referee.key, role: 6 }],
    missing: [],
  }
}

function lineupsRecord(match: Match, elevensOf: ElevensOf): LineupsRecord | null {
  const elevens = elevensOf(match)
  if (elevens === null) return null
  const { home, away } = elevens
  return {
    fixture: match.key,
    homeFormation: home.formation,
    awayFormation: away.formation,
    confirmed: true,
    entries: [
      ...home.entries.map((entry) => ({ side: 'home' as const, ...entry })),
      ...away.entries.map((entry) => ({ side: 'away' as const, ...entry })),
    ],
  }
}
