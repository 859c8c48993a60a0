import { NO_FIGURES, type RefereeRecord, type Score } from '@touchline/football'
import { dayAlone, type FileMatch, UNREPORTED } from '../files/file-match.ts'
import { countOf, type Fields, fieldsOf, isFields, listOf, parseJson, textOf } from '../files/json.ts'
import { type Doubt, type Outcome, refused, taken } from '../files/problems.ts'
import type { FeedProblem } from '../parsed.ts'
import { competitionOf, type OrgCompetition } from './org-competitions.ts'
import { placeOf } from './org-places.ts'
import { isOrgStatus, type OrgStatus, readScores } from './org-scores.ts'
import { isOpen, nationality, orgTeam } from './org-teams.ts'

/** A match as football-data.org reports it, with what its state in play is derived from. */
export interface OrgMatch extends FileMatch {
  competition: OrgCompetition
  status: OrgStatus
  /** Whether it went beyond 90 minutes. */
  beyondRegular: boolean
  /** When the source last touched it, milliseconds since 1970. */
  updatedAt: number
  /** The half-time score of the answer; wrong before the break. */
  reportedHalfTime: Score | null
  referees: readonly RefereeRecord[]
}

export interface OrgAnswer {
  matches: OrgMatch[]
  problems: FeedProblem[]
}

/** Statuses whose unknown time is midnight in UTC. */
const WITHOUT_TIME: ReadonlySet<OrgStatus> = new Set(['SCHEDULED', 'POSTPONED', 'CANCELLED'])
const MIDNIGHT = /T00:00:00(\.0+)?Z$/

/**
 * The matches of an answer of `/matches` or `/competitions/{code}/matches`. Matches without drawn teams are left out; bad ones are reported
 * and exclude no other.
 */
export function readOrgMatches(body: Uint8Array): OrgAnswer {
  const answer = fieldsOf(parseJson(body))
  const problems: FeedProblem[] = []
  const matches = new Map<string, OrgMatch>()
  for (const [at, raw] of (Array.isArray(answer.matches) ? answer.matches : []).entries()) {
    const fields = fieldsOf(raw)
    const key = keyOf(fields) ?? `at ${at}`
    const report = (reason: string) => problems.push({ kind: 'match', key, reason })
    if (isDrawn(fields)) {
      const doubt: Doubt = (field, message) => report(`Its ${field}: ${message}.`)
      const match = readMatch({ competition: answer.competition, ...fields }, doubt)
      if (match.ok) newest(matches, match.value)
      else report(`It is left out: ${match.message}.`)
    }
  }
  return { matches: [...matches.values()], problems }
}

const keyOf = ({ id }: Fields): string | null => countOf(id)?.toString() ?? null
/** Neighbouring windows both have a match: the row updated last wins. */
function newest(matches: Map<string, OrgMatch>, match: OrgMatch): void {
  const before = matches.get(match.key)
  if (before === undefined || before.updatedAt <= match.updatedAt) matches.set(match.key, match)
}

const isDrawn = ({ id, homeTeam, awayTeam }: Fields): boolean =>
  countOf(id) === null || !(isOpenSide(homeTeam) || isOpenSide(awayTeam))
const isOpenSide = (team: unknown): boolean =>
  team === null || (isFields(team) && Object.keys(team).length > 0 && isOpen(team))

function readMatch(fields: Fields, doubt: Doubt): Outcome<OrgMatch> {
  const key = keyOf(fields)
  if (key === null) return refused('it has no id')
  const competition = competitionOf(fields)
  if (!competition.ok) return competition
  const [status, date] = [textOf(fields.status), textOf(fields.utcDate)]
  if (!isOrgStatus(status)) return refused(`${status ?? 'nothing'} is no status we know`)
  const at = instantOf(date)
  if (at === null) return refused(`${date ?? 'nothing'} is no date`)
  const updatedAt = instantOf(textOf(fields.lastUpdated))
  if (updatedAt === null) return refused('it does not say when it was last updated')
  const home = orgTeam(fields.homeTeam, competition.value)
  if (!home.ok) return home
  const away = orgTeam(fields.awayTeam, competition.value)
  if (!away.ok) return away
  if (home.value.key === away.value.key) return refused(`${home.value.name} cannot play itself`)
  const referees = refereesOf(fields)
  const { state, scores, halfTime } = readScores(status, fields.score, doubt)
  const kickoff = new Date(at).toISOString()
  const day = kickoff.slice(0, 10)
  const timeless = WITHOUT_TIME.has(status) && MIDNIGHT.test(date ?? '')
  return taken({
    key,
    origin: { record: key },
    competition: competition.value,
    ...(timeless ? dayAlone(day) : { day, kickoff, kickoffKnown: true }),
    place: placeOf(textOf(fields.stage), textOf(fields.group), countOf(fields.matchday)),
    home: home.value,
    away: away.value,
    ...UNREPORTED,
    referee: referees[0]?.key ?? null,
    state,
    scores,
    sides: { home: NO_FIGURES, away: NO_FIGURES },
    status,
    beyondRegular: (textOf(fieldsOf(fields.score).duration) ?? 'REGULAR') !== 'REGULAR',
    updatedAt,
    reportedHalfTime: halfTime,
    referees,
  })
}

/** Milliseconds since 1970 of an instant with its zone; null for anything else. */
function instantOf(text: string | null): number | null {
  if (text === null || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : at
}

function refereesOf({ referees }: Fields): RefereeRecord[] {
  return listOf(referees).flatMap((raw): RefereeRecord[] => {
    const [id, name] = [countOf(raw.id), textOf(raw.name)]
    if (id === null || name === null || (raw.type ?? 'REFEREE') !== 'REFEREE') return []
    return [{ key: String(id), name, commonName: name, country: nationality(raw.nationality), dateOfBirth: null }]
  })
}
