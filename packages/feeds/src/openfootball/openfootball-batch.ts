import {
  type Day,
  type FixtureEventsRecord,
  type FixtureRecord,
  type GroupRecord,
  type Key,
  NO_FIGURES,
  type RecordBatch,
  STATE,
  type StageRecord,
  type StateId,
  type TeamRecord,
  type VenueRecord,
} from '@touchline/football'
import { leagueRecord, NO_SCORES, seasonRecord } from '../shared-records.ts'
import { slug } from '../slug.ts'
import type { Competition } from './openfootball-competitions.ts'
import type { Match } from './openfootball-match.ts'

/**
 * The records of a competition's season.
 * @param lastPlayed the last day with a result in the file, null when there is none
 * @param until matches from that day on come out as not started
 */
export function buildBatch(
  { league, season }: Competition,
  matches: readonly Match[],
  lastPlayed: Day | null,
  until: Day | null,
): RecordBatch {
  const seasonOf = seasonRecord(
    league,
    season,
    matches.map((match) => match.day),
  )
  const seasonKey = seasonOf.key
  const isAhead = ({ kickoff }: Match): boolean => until !== null && kickoff.kickoff.slice(0, 10) >= until
  return {
    source: 'openfootball',
    leagues: [leagueRecord(league)],
    seasons: [seasonOf],
    stages: stageRecords(seasonKey, matches),
    groups: groupRecords(seasonKey, matches),
    venues: venueRecords(matches),
    teams: teamRecords(matches),
    fixtures: matches.map((match) =>
      fixtureRecord(match, seasonKey, league.stableKey, stateOf(match, isAhead(match), lastPlayed)),
    ),
    events: matches.flatMap((match) => (isAhead(match) ? [] : eventsRecord(match, seasonKey))),
  }
}

const fixtureKey = (season: Key, match: Match): Key => `${season}|${match.key}`
const stageKey = (season: Key, stage: string): Key => `${season}|${stage}`
const groupKey = (season: Key, stage: string, group: string): Key => `${stageKey(season, stage)}|${group}`
const venueKey = (ground: string): Key => slug(ground)

/** The stages in the order in which they begin. */
function stageRecords(season: Key, matches: readonly Match[]): StageRecord[] {
  const firstDays = new Map<string, { day: Day; type: NonNullable<StageRecord['type']> }>()
  for (const { day, place } of matches) {
    if (place.stage === null) continue
    const known = firstDays.get(place.stage)
    if (known === undefined || day < known.day) firstDays.set(place.stage, { day, type: place.type })
  }
  return [...firstDays]
    .sort(([, one], [, other]) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .map(([name, { type }], index) => ({ key: stageKey(season, name), season, name, sortOrder: index + 1, type }))
}

function groupRecords(season: Key, matches: readonly Match[]): GroupRecord[] {
  const groups = new Map<Key, GroupRecord>()
  for (const { stage, group } of matches.map((match) => match.place)) {
    if (stage === null || group === null) continue
    const key = groupKey(season, stage, group)
    groups.set(key, { key, stage: stageKey(season, stage), name: group })
  }
  return [...groups.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
}

/** Grounds as `Luzhniki Stadium, Moscow`. */
function venueRecords(matches: readonly Match[]): VenueRecord[] {
  const venues = new Map<Key, VenueRecord>()
  for (const { ground } of matches) {
    if (ground === null) continue
    const [name = ground, ...city] = ground.split(', ')
    const key = venueKey(ground)
    venues.set(key, { key, name, city: city.join(', ') || null, country: null, capacity: null })
  }
  return [...venues.values()]
}

function teamRecords(matches: readonly Match[]): TeamRecord[] {
  return [...new Map(matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.key, team])).values()]
}

function fixtureRecord(match: Match, season: Key, league: Key, state: StateId): FixtureRecord {
  const { place, ground } = match
  return {
    key: fixtureKey(season, match),
    league,
    season,
    stage: place.stage === null ? null : stageKey(season, place.stage),
    group: place.stage === null || place.group === null ? null : groupKey(season, place.stage, place.group),
    round: place.round,
    ...match.kickoff,
    state,
    minute: null,
    addedMinute: null,
    home: match.home.key,
    away: match.away.key,
    venue: ground === null ? null : venueKey(ground),
    referee: null,
    homeCoach: null,
    awayCoach: null,
    scores: state === STATE.not_started ? NO_SCORES : match.scores,
    sides: { home: NO_FIGURES, away: NO_FIGURES },
    weather: null,
  }
}

/** A match without a score lies ahead when it is later than every result of its file; before that its result is missing. */
function stateOf({ scores, status, day }: Match, ahead: boolean, lastPlayed: Day | null): StateId {
  if (ahead) return STATE.not_started
  if (status !== null) return status
  if (scores.fullTime === null) {
    return lastPlayed !== null && day <= lastPlayed ? STATE.awaiting_updates : STATE.not_started
  }
  if (scores.shootOut !== null) return STATE.after_penalties
  return scores.extraTime === null ? STATE.full_time : STATE.after_extra_time
}

function eventsRecord(match: Match, season: Key): FixtureEventsRecord[] {
  return match.events === null ? [] : [{ fixture: fixtureKey(season, match), events: match.events }]
}
