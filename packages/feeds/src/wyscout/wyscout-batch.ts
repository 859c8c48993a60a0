import {
  type Day,
  type FixtureRecord,
  type GroupRecord,
  type Key,
  type LineupsRecord,
  NO_FIGURES,
  type PlayerRecord,
  type RecordBatch,
  STATE,
  type StageRecord,
  type VenueRecord,
} from '@touchline/football'
import { leagueRecord, NO_SCORES, seasonRecord } from '../shared-records.ts'
import { slug } from '../slug.ts'
import type { Cast } from './cast.ts'
import { substitutionsRecord } from './substitutions.ts'
import type { Competition } from './wyscout-competitions.ts'
import type { Match, MatchSide } from './wyscout-match.ts'

/**
 * The records of a competition's season. Of the events there are substitutions alone: goals have no minute in the source, and a red card
 * beside a yellow one may be a second yellow.
 * @param until matches from that day on come out as not started
 */
export function buildBatch(
  { league, season }: Competition,
  matches: readonly Match[],
  cast: Cast,
  until: Day | null,
): RecordBatch {
  const isAhead = ({ kickoff }: Match): boolean => until !== null && kickoff.slice(0, 10) >= until
  const seasonOf = seasonRecord(
    league,
    season,
    matches.map(({ kickoff }) => kickoff.slice(0, 10)),
  )
  return {
    source: 'wyscout',
    leagues: [leagueRecord(league)],
    seasons: [seasonOf],
    stages: stageRecords(seasonOf.key, matches),
    groups: groupRecords(seasonOf.key, matches),
    venues: uniqueByKey(matches.flatMap(({ venue }) => (venue === null ? [] : [venueRecord(venue)]))),
    teams: uniqueByKey(matches.flatMap(({ home, away }) => [home.team, away.team])),
    players: [...cast.players.values()],
    coaches: [...cast.coaches.values()],
    referees: [...cast.referees.values()],
    fixtures: matches.map((match) => ({
      ...fixtureRecord(match, seasonOf.key, cast, isAhead(match)),
      league: league.stableKey,
      season: seasonOf.key,
    })),
    fixtureDetails: matches.flatMap(({ key, officials }) => {
      const referees = officials.flatMap(({ id, role }) => (cast.referees.has(id) ? [{ referee: id, role }] : []))
      if (referees.length === 0) return []
      return [
        { fixture: key, homeColour: null, awayColour: null, attendance: null, periods: [], referees, missing: [] },
      ]
    }),
    lineups: matches.flatMap((match) => (isAhead(match) ? [] : lineupsRecord(match, cast.players))),
    events: matches.flatMap((match) => (isAhead(match) ? [] : substitutionsRecord(match, cast.players))),
  }
}

function uniqueByKey<One extends { key: Key }>(records: readonly One[]): One[] {
  return [...new Map(records.map((one) => [one.key, one])).values()]
}

const stageKey = (season: Key, stage: string): Key => `${season}|${stage}`
const groupKey = (season: Key, stage: string, group: string): Key => `${stageKey(season, stage)}|${group}`

/** The stages in the order in which they begin. */
function stageRecords(season: Key, matches: readonly Match[]): StageRecord[] {
  const inOrder = [...matches].sort((one, other) => (one.kickoff < other.kickoff ? -1 : 1))
  const stages = new Map(inOrder.flatMap(({ place }) => (place.stage === null ? [] : [[place.stage, place.type]])))
  return [...stages].map(([name, type], index) => ({
    key: stageKey(season, name),
    season,
    name,
    sortOrder: index + 1,
    type,
  }))
}

function groupRecords(season: Key, matches: readonly Match[]): GroupRecord[] {
  const groups = matches.flatMap(({ place: { stage, group } }): GroupRecord[] =>
    stage === null || group === null
      ? []
      : [{ key: groupKey(season, stage, group), stage: stageKey(season, stage), name: group }],
  )
  return uniqueByKey(groups).sort((one, other) => (one.key < other.key ? -1 : 1))
}

const venueRecord = (name: string): VenueRecord => ({
  key: slug(name),
  name,
  city: null,
  country: null,
  capacity: null,
})

function fixtureRecord(
  { key, kickoff, place, venue, home, away, result, officials }: Match,
  season: Key,
  { coaches, referees }: Cast,
  ahead: boolean,
): Omit<FixtureRecord, 'league' | 'season'> {
  const referee = officials.find(({ role }) => role === 6)?.id ?? null
  return {
    key,
    stage: place.stage === null ? null : stageKey(season, place.stage),
    group: place.stage === null || place.group === null ? null : groupKey(season, place.stage, place.group),
    round: place.round,
    kickoff,
    kickoffKnown: true,
    state: ahead ? STATE.not_started : result.state,
    minute: null,
    addedMinute: null,
    home: home.team.key,
    away: away.team.key,
    venue: venue === null ? null : slug(venue),
    referee: referee !== null && referees.has(referee) ? referee : null,
    homeCoach: home.coach !== null && coaches.has(home.coach) ? home.coach : null,
    awayCoach: away.coach !== null && coaches.has(away.coach) ? away.coach : null,
    scores: ahead ? NO_SCORES : result.scores,
    sides: {
      home: ahead ? NO_FIGURES : home.squad.figures,
      away: ahead ? NO_FIGURES : away.squad.figures,
    },
    weather: null,
  }
}

type Players = ReadonlyMap<Key, PlayerRecord>

function lineupsRecord({ key, home, away }: Match, players: Players): LineupsRecord[] {
  const entries = [...entriesOf(home, 'home', players), ...entriesOf(away, 'away', players)]
  if (entries.length === 0) return []
  return [{ fixture: key, homeFormation: null, awayFormation: null, confirmed: true, entries }]
}

/** The source has no places in the eleven: a player's position is the one he plays at. Who is in no list of people has no name. */
function entriesOf({ squad }: MatchSide, side: 'home' | 'away', players: Players): LineupsRecord['entries'] {
  return squad.players.map(({ id, type, details }) => {
    const player = id === null ? undefined : players.get(id)
    return {
      side,
      player: player?.key ?? null,
      playerName: player?.commonName ?? '?',
      type,
      position: player?.position ?? null,
      formationPosition: null,
      formationField: null,
      jerseyNumber: null,
      captain: false,
      details,
    }
  })
}
