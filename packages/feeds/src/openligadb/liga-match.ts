import {
  type EventRecord,
  NO_FIGURES,
  NO_SCORES,
  type PlayerRecord,
  type Score,
  STATE,
  type TeamRecord,
  type VenueRecord,
  zoneToUtc,
} from '@touchline/football'
import { clubNamed } from '../clubs/index.ts'
import { type FileMatch, NO_PLACE, type Place, UNREPORTED } from '../files/file-match.ts'
import { countOf, type Fields, fieldsOf, isFields, parseJson, textOf } from '../files/json.ts'
import { type Doubt, type Outcome, refused, taken } from '../files/problems.ts'
import { clubRecord } from '../files/teams.ts'
import type { FeedProblem } from '../parsed.ts'
import { readGoals } from './liga-goals.ts'
import { type LigaCompetition, ligaCompetition } from './liga-leagues.ts'
import { hasExtraTime, readResults, scoresOver } from './liga-results.ts'

/** A match as OpenLigaDB reports it; it has no word for a match in play. */
export interface LigaMatch extends FileMatch {
  competition: LigaCompetition
  /** The number of its match day, used in requests. */
  group: number | null
  /** The last edit, milliseconds since 1970. */
  updatedAt: number
  /** Over, with a result. */
  over: boolean
  /** The score so far by goals and results; null when none is entered. */
  soFar: Score | null
  /** Null where none is known in full. */
  events: readonly EventRecord[] | null
  players: readonly PlayerRecord[]
}

const COUNTRY = 'Germany'
const ZONE = 'Europe/Berlin'

/** Rounds of the cup as the source names them. */
const CUP_ROUNDS: readonly (readonly [RegExp, string])[] = [
  [/achtelfinale/i, 'Round of 16'],
  [/viertelfinale/i, 'Quarter-finals'],
  [/halbfinale/i, 'Semi-finals'],
  [/finale/i, 'Final'],
]

/**
 * The matches of an answer of `/getmatchdata`, a list or one alone. One that cannot be taken is reported and keeps no other out; an empty
 * list says nothing.
 */
export function readLigaMatches(body: Uint8Array): { matches: LigaMatch[]; problems: FeedProblem[] } {
  const answer = parseJson(body)
  const problems: FeedProblem[] = []
  const matches = new Map<string, LigaMatch>()
  for (const [at, raw] of (Array.isArray(answer) ? answer : isFields(answer) ? [answer] : []).entries()) {
    const fields = fieldsOf(raw)
    const key = countOf(fields.matchID)?.toString() ?? `at ${at}`
    const report = (reason: string) => problems.push({ kind: 'match', key, reason })
    const match = readMatch(fields, (field, message) => report(`Its ${field}: ${message}.`))
    if (match.ok) matches.set(key, match.value)
    else report(`It is left out: ${match.message}.`)
  }
  return { matches: [...matches.values()], problems }
}

function readMatch(fields: Fields, doubt: Doubt): Outcome<LigaMatch> {
  const id = countOf(fields.matchID)
  if (id === null) return refused('it has no id')
  const competition = ligaCompetition(fields)
  if (!competition.ok) return competition
  const at = Date.parse(textOf(fields.matchDateTimeUTC) ?? '')
  if (Number.isNaN(at) || !/Z$/.test(textOf(fields.matchDateTimeUTC) ?? '')) return refused('it has no date')
  const updatedAt = localInstant(textOf(fields.lastUpdateDateTime))
  if (updatedAt === null) return refused('it does not say when it was last updated')
  const [home, away] = [ligaTeam(fields.team1, competition.value), ligaTeam(fields.team2, competition.value)]
  if (home === null || away === null) return refused('a team has no id or no name')
  if (home.key === away.key) return refused(`${home.name} cannot play itself`)
  const kickoff = new Date(at).toISOString()
  const standing = standingOf(fields, competition.value.league.type === 'cup', doubt)
  return taken({
    key: String(id),
    origin: { record: String(id) },
    competition: competition.value,
    group: countOf(fieldsOf(fields.group).groupOrderID),
    day: kickoff.slice(0, 10),
    kickoff,
    kickoffKnown: true,
    place: placeOf(fields, competition.value),
    home,
    away,
    ...UNREPORTED,
    venue: venueOf(fields),
    sides: { home: NO_FIGURES, away: NO_FIGURES },
    updatedAt,
    ...standing,
  })
}

type Standing = Pick<LigaMatch, 'state' | 'scores' | 'over' | 'soFar' | 'events' | 'players'>

function standingOf(fields: Fields, isCup: boolean, doubt: Doubt): Standing {
  const results = readResults(fields.matchResults)
  const { score, events, players, shootOut } = readGoals(fields.goals, isCup && hasExtraTime(results), doubt)
  const settled =
    fields.matchIsFinished === true ? scoresOver(results, { goals: { score, shootOut }, isCup, doubt }) : null
  if (settled !== null) {
    const { scores, state } = settled
    const current = scores.current?.join()
    const whole = events !== null && (events.length > 0 ? events.at(-1)?.result?.replace('-', ',') : '0,0') === current
    return {
      state,
      scores,
      over: true,
      soFar: scores.current,
      events: whole ? events : null,
      players,
    }
  }
  const soFar = score ?? results.final ?? results.halfTime
  const running = { ...NO_SCORES, halfTime: results.halfTime, current: soFar }
  return { state: STATE.not_started, scores: running, over: false, soFar, events, players }
}

/** Milliseconds since 1970 of a German local time; null for anything else. */
function localInstant(text: string | null): number | null {
  const local = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?$/.test(text ?? '')
    ? Date.parse(`${text?.slice(0, 19)}Z`)
    : Number.NaN
  return Number.isNaN(local) ? null : zoneToUtc(local, ZONE)
}

/** When something of a match day was last entered, as `/getlastchangedate` answers: a text in quotes, or bare. */
export function readLastChange(body: Uint8Array): number | null {
  const text = new TextDecoder().decode(body).trim()
  return localInstant(text.replace(/^"|"$/g, ''))
}

function ligaTeam(raw: unknown, { season }: LigaCompetition): TeamRecord | null {
  const { teamId, teamName, shortName } = fieldsOf(raw)
  const [id, name] = [countOf(teamId), textOf(teamName)]
  if (id === null || name === null) return null
  const short = textOf(shortName)
  const club =
    clubNamed('openligadb', { country: COUNTRY, name, season }) ??
    (short === null ? null : clubNamed('openligadb', { country: COUNTRY, name: short, season }))
  return { ...clubRecord(club, { country: COUNTRY, name }), key: String(id) }
}

function placeOf({ group }: Fields, { league }: LigaCompetition): Place {
  const { groupName, groupOrderID } = fieldsOf(group)
  const [name, order] = [textOf(groupName), countOf(groupOrderID)]
  if (league.type === 'league') return { ...NO_PLACE, round: order === null ? null : String(order) }
  const stage = CUP_ROUNDS.find(([pattern]) => pattern.test(name ?? ''))?.[1]
  return { ...NO_PLACE, type: 224, stage: stage ?? (order === null ? null : `Round ${order}`) }
}

function venueOf({ location }: Fields): VenueRecord | null {
  const { locationID, locationStadium, locationCity } = fieldsOf(location)
  const [id, name] = [countOf(locationID), textOf(locationStadium)]
  if (id === null || name === null) return null
  return { key: String(id), name, city: textOf(locationCity), country: null, capacity: null }
}

/** Why a body with status 200 is not one of the source's lists; null when it is. */
export function isNoLigaList(body: Uint8Array): string | null {
  const answer = parseJson(body)
  return Array.isArray(answer) || isFields(answer) ? null : 'the answer is no list'
}
