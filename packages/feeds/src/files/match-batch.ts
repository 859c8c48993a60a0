import {
  type Day,
  type FixtureRecord,
  type GroupRecord,
  type Key,
  NO_FIGURES,
  NO_SCORES,
  type RecordBatch,
  type SeasonRecord,
  STATE,
  type StageRecord,
  type StateId,
  stateByScores,
} from '@touchline/football'
import { leagueRecord, seasonKey } from './competitions.ts'
import type { FileMatch } from './file-match.ts'
import { groundRecord } from './teams.ts'

type Families = Pick<RecordBatch, 'leagues' | 'seasons' | 'stages' | 'groups' | 'venues' | 'teams' | 'fixtures'>

/**
 * The records of matches and of everything they refer to.
 * @param played the others come out as not started
 * @param lastPlayed the last day with a result in the file, null when there is none
 */
export function matchBatch<Match extends FileMatch>(
  matches: readonly Match[],
  played: ReadonlySet<Match>,
  lastPlayed: Day | null,
): Families {
  const seasons = [...Map.groupBy(matches, ({ competition }) => seasonKey(competition))]
  const teams = uniqueByKey(matches.flatMap(({ home, away }) => [home, away]))
  return {
    leagues: uniqueByKey(matches.map(({ competition }) => leagueRecord(competition.league))),
    seasons: seasons.flatMap(([key, own]) => seasonRecords(key, own)),
    stages: seasons.flatMap(([key, own]) => stageRecords(key, own)),
    groups: seasons.flatMap(([key, own]) => groupRecords(key, own)),
    venues: uniqueByKey(
      [...matches.map(({ venue }) => venue), ...teams.map(groundRecord)].filter((one) => one !== null),
    ),
    teams,
    fixtures: matches.map((match) => fixtureRecord(match, played.has(match) ? reported(match, lastPlayed) : AHEAD)),
  }
}

/** Each once, in the order of their first appearance, as the last one has it. */
export function uniqueByKey<One extends { key: Key }>(records: readonly One[]): One[] {
  return [...new Map(records.map((one) => [one.key, one])).values()]
}

/** A season spans the days of its matches, as far as a file reports them. */
function seasonRecords(key: Key, matches: readonly FileMatch[]): SeasonRecord[] {
  const days = matches.map(({ day }) => day).sort()
  const span = { startsOn: days[0] ?? '', endsOn: days.at(-1) ?? '', current: false }
  return matches
    .slice(0, 1)
    .map(({ competition: { league, season } }) => ({ key, league: league.key, name: season, ...span }))
}

const stageKey = (season: Key, stage: string): Key => `${season}|${stage}`
const groupKey = (season: Key, stage: string, group: string): Key => `${stageKey(season, stage)}|${group}`

/** The stages in the order in which they begin. */
function stageRecords(season: Key, matches: readonly FileMatch[]): StageRecord[] {
  const byDay = matches.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
  const stages = Map.groupBy(byDay, ({ place }) => place.stage)
  stages.delete(null)
  return [...stages].map(([stage, [first]], index) => {
    const name = stage ?? ''
    return { key: stageKey(season, name), season, name, sortOrder: index + 1, type: first?.place.type ?? null }
  })
}

function groupRecords(season: Key, matches: readonly FileMatch[]): GroupRecord[] {
  const groups = matches.flatMap(({ place: { stage, group } }): GroupRecord[] =>
    stage === null || group === null
      ? []
      : [{ key: groupKey(season, stage, group), stage: stageKey(season, stage), name: group }],
  )
  return uniqueByKey(groups).sort((one, other) => (one.key < other.key ? -1 : 1))
}

type Standing = Pick<FixtureRecord, 'state' | 'scores' | 'sides'>

const AHEAD: Standing = {
  state: STATE.not_started,
  scores: NO_SCORES,
  sides: { home: NO_FIGURES, away: NO_FIGURES },
}

const reported = (match: FileMatch, lastPlayed: Day | null): Standing => ({
  state: match.state ?? stateByScores(match.scores) ?? stateWithoutScore(match.day, lastPlayed),
  scores: match.scores,
  sides: match.sides,
})

/** A match without a score lies ahead when it is later than every result of its file; before that its result is missing. */
function stateWithoutScore(day: Day, lastPlayed: Day | null): StateId {
  return lastPlayed !== null && day <= lastPlayed ? STATE.awaiting_updates : STATE.not_started
}

function fixtureRecord(match: FileMatch, standing: Standing): FixtureRecord {
  const { competition, place, home, away, venue } = match
  const season = seasonKey(competition)
  return {
    key: match.key,
    league: competition.league.key,
    season,
    stage: place.stage === null ? null : stageKey(season, place.stage),
    group: place.stage === null || place.group === null ? null : groupKey(season, place.stage, place.group),
    round: place.round,
    kickoff: match.kickoff,
    kickoffKnown: match.kickoffKnown,
    minute: null,
    addedMinute: null,
    home: home.key,
    away: away.key,
    venue: venue?.key ?? null,
    referee: match.referee,
    homeCoach: match.homeCoach,
    awayCoach: match.awayCoach,
    ...standing,
    weather: null,
  }
}
