import {
  type Day,
  EVENT_TYPE,
  type EventRecord,
  isDay,
  NO_FIGURES,
  type SideFigures,
  type TeamRecord,
} from '@touchline/football'
import { type Doubt, type Outcome, refused, taken } from '../file-report.ts'
import { clubTeam } from '../shared-records.ts'
import { type Incidents, readIncidents } from './incidents.ts'
import type { Competition } from './schochastics-competitions.ts'
import type { RawMatch } from './schochastics-document.ts'
import type { Result } from './schochastics-scores.ts'

/** A match that is certain: two clubs and a day of its season. */
export interface PlainMatch {
  key: string
  raw: RawMatch
  day: Day
  home: TeamRecord
  away: TeamRecord
  incidents: Incidents
  sides: { home: SideFigures; away: SideFigures }
}

/** A match and what only all matches of its season report. */
export interface Match extends PlainMatch {
  playOff: boolean
  result: Result
}

/** A match as the file reports it; refused where it names no club or no day of the season, other faults are doubted. */
export function readMatch(
  raw: RawMatch,
  { league, season }: Competition,
  clubOf: (name: string) => TeamRecord,
  doubt: Doubt,
): Outcome<PlainMatch> {
  if (raw.home === null || raw.away === null) {
    return refused(`the ${raw.home === null ? 'home' : 'away'} team is missing`)
  }
  const [home, away] = [clubOf(raw.home), clubOf(raw.away)]
  if (home.key === away.key) return refused(`${raw.home} cannot play itself`)
  if (raw.date === null || !isOfSeason(raw.date, season)) {
    return refused(`${raw.date ?? 'no date'} is no day of the season ${season}`)
  }
  const incidents = readIncidents(raw.incidents, doubt)
  const { events } = incidents
  return taken({
    key: `${league.stableKey} ${season}|${raw.home}|${raw.away}`,
    raw,
    day: raw.date,
    home,
    away,
    incidents,
    sides: { home: figuresOf(events, 'home'), away: figuresOf(events, 'away') },
  })
}

/** The clubs of a competition by their names in the file; each is looked up once. */
export function clubsOf({ league, season }: Competition): (name: string) => TeamRecord {
  const known = new Map<string, TeamRecord>()
  return (name) => {
    const club = known.get(name) ?? clubTeam('schochastics', league.country, name, season)
    known.set(name, club)
    return club
  }
}

/** A season of two years may be played out in August, one of a calendar year into the next March. */
function isOfSeason(day: string, season: string): day is Day {
  const first = Number(season.slice(0, 4))
  const [from, to] = season.includes('/')
    ? [`${first}-06-01`, `${first + 1}-08-31`]
    : [`${first}-01-01`, `${first + 1}-03-31`]
  return isDay(day) && from <= day && day <= to
}

/** The cards of a side. Older matches report goals alone, so that a match without any card or substitution reports nothing of cards. */
function figuresOf(events: readonly EventRecord[], side: EventRecord['side']): SideFigures {
  const count = (...types: readonly EventRecord['type'][]): number =>
    events.filter((event) => event.side === side && types.includes(event.type)).length
  const { yellow_card, red_card, yellow_red_card, substitution } = EVENT_TYPE
  const reported = events.some(({ type }) =>
    [yellow_card, red_card, yellow_red_card, substitution].some((one) => one === type),
  )
  return reported
    ? { ...NO_FIGURES, yellowCards: count(yellow_card), redCards: count(red_card, yellow_red_card) }
    : NO_FIGURES
}
