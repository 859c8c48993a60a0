import {
  type Day,
  type EventRecord,
  type PeriodScores,
  STATE,
  type StateId,
  type TeamRecord,
} from '@touchline/football'
import { type Doubt, type Outcome, refused, taken } from '../file-report.ts'
import { type Kickoff, readDay, readKickoff, type ToUtc } from './clock.ts'
import { readGoals } from './goals.ts'
import type { Competition } from './openfootball-competitions.ts'
import type { RawMatch } from './openfootball-document.ts'
import { type Place, placeOf } from './openfootball-places.ts'
import { readScores } from './openfootball-scores.ts'

/** A match that is certain: two teams and a day of its season. */
export interface Match {
  /** Names the match within its season, also once its day has changed. */
  key: string
  label: string
  day: Day
  kickoff: Kickoff
  home: TeamRecord
  away: TeamRecord
  place: Place
  ground: string | null
  scores: PeriodScores
  /** Null where the scores say how it stands. */
  status: StateId | null
  events: readonly EventRecord[] | null
}

const STATUSES: Readonly<Record<string, StateId>> = {
  abandoned: STATE.abandoned,
  awarded: STATE.awarded,
  canceled: STATE.cancelled,
  cancelled: STATE.cancelled,
  postponed: STATE.postponed,
  suspended: STATE.suspended,
}

/** What the matches of a file are read with. */
export interface Reading {
  competition: Competition
  team: (name: string) => Outcome<TeamRecord>
  toUtc: ToUtc
}

/** A match as the file reports it; refused where it names no team or no day of the season, other faults are doubted. */
export function readMatch(raw: RawMatch, { competition, team, toUtc }: Reading, doubt: Doubt): Outcome<Match> {
  const { league, season } = competition
  if (raw.home === null || raw.away === null)
    return refused(`the ${raw.home === null ? 'home' : 'away'} team is missing`)
  const home = team(raw.home)
  if (!home.ok) return home
  const away = team(raw.away)
  if (!away.ok) return away
  if (home.value.key === away.value.key) return refused(`${raw.home} cannot play itself`)
  const day = readDay(raw, season)
  if (day === null) return refused(`${raw.date ?? 'no date'} is no day of the season ${season}`)
  const scores = readScores(raw, doubt)
  return taken({
    key: `${raw.stage ?? ''}/${raw.round ?? ''}|${home.value.key}|${away.value.key}`,
    label: raw.label,
    day,
    kickoff: readKickoff(day, raw, competition.zone, toUtc, doubt),
    home: home.value,
    away: away.value,
    place: placeOf(raw, league.type === 'cup'),
    ground: raw.ground,
    scores,
    status: readStatus(raw, doubt),
    events: readGoals(raw, scores, doubt),
  })
}

function readStatus({ status }: RawMatch, doubt: Doubt): StateId | null {
  if (status === null) return null
  const state = STATUSES[status.toLowerCase()]
  if (state === undefined) doubt('status', `${status} is no status of a match`)
  return state ?? null
}
