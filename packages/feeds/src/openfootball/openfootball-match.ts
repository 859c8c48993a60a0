import {
  type EventRecord,
  NO_FIGURES,
  STATE,
  type StateId,
  type TeamRecord,
  type VenueRecord,
} from '@touchline/football'
import { seasonKey } from '../files/competitions.ts'
import { type FileMatch, UNREPORTED } from '../files/file-match.ts'
import { namesakesIn } from '../files/namesakes.ts'
import { type Doubt, type Outcome, refused, taken } from '../files/problems.ts'
import { remembering } from '../files/remembering.ts'
import { isDayOf } from '../files/seasons.ts'
import { sidesOf } from '../files/teams.ts'
import { slug } from '../slug.ts'
import { readKickoff, rememberingUtc } from './clock.ts'
import { readGoals } from './goals.ts'
import type { TimedCompetition } from './openfootball-competitions.ts'
import type { RawMatch } from './openfootball-document.ts'
import { placeOf } from './openfootball-places.ts'
import { readScores } from './openfootball-scores.ts'
import { teamOf } from './openfootball-teams.ts'

export interface Match extends FileMatch {
  events: readonly EventRecord[] | null
}

const STATUSES: Readonly<Record<string, StateId>> = {
  abandoned: STATE.abandoned,
  annulled: STATE.abandoned,
  awarded: STATE.awarded,
  canceled: STATE.cancelled,
  cancelled: STATE.cancelled,
  postponed: STATE.postponed,
  suspended: STATE.suspended,
}

/** Reads the matches of a competition: refused where one names no team or no day of the season, other faults are doubted. */
export function matchReader(
  competition: TimedCompetition,
  matches: readonly RawMatch[],
): (raw: RawMatch, doubt: Doubt) => Outcome<Match> {
  const { league, season, zone } = competition
  const listed = remembering((name): Outcome<TeamRecord> => teamOf(name, competition))
  const namesakes = namesakesIn(
    matches.map(({ home, away, date }) => ({ home, away, day: date })),
    listed,
  )
  const team = remembering((name) => (namesakes.has(name) ? teamOf(name, competition, false) : listed(name)))
  const toUtc = rememberingUtc()
  return (raw, doubt) => {
    const sides = sidesOf(raw.home, raw.away, team)
    if (!sides.ok) return sides
    const { home, away } = sides.value
    if (!isDayOf(season, raw.date)) return refused(`${raw.date ?? 'no date'} is no day of the season ${season}`)
    const { scores, state } = readScores(raw, doubt)
    const within = `${raw.stage ?? ''}/${raw.round ?? ''}|${home.key}|${away.key}`
    return taken({
      // Names the match within its season, also once its day has changed.
      key: `${seasonKey(competition)}|${within}`,
      origin: { record: raw.label },
      competition,
      ...readKickoff(raw.date, { rawMatch: raw, zone, toUtc, doubt }),
      home,
      away,
      place: placeOf(raw, league.type === 'cup'),
      ...UNREPORTED,
      venue: raw.ground === null ? null : venueRecord(raw.ground),
      scores,
      sides: { home: NO_FIGURES, away: NO_FIGURES },
      state: readStatus(raw, doubt) ?? state,
      events: readGoals(raw, scores, doubt),
    })
  }
}

/** Grounds as `Luzhniki Stadium, Moscow`. */
function venueRecord(ground: string): VenueRecord {
  const [name = ground, ...city] = ground.split(', ')
  return { key: slug(ground), name, city: city.join(', ') || null, country: null, capacity: null }
}

function readStatus({ status }: RawMatch, doubt: Doubt): StateId | null {
  if (status === null) return null
  const state = STATUSES[status.toLowerCase()]
  if (state === undefined) doubt('status', `${status} is no status of a match`)
  return state ?? null
}
